/** Shapes that share their borders, packed so that they are small: see `decodeGeography`. */
export interface Geography {
  /** Steps in one degree; all coordinates are whole steps. */
  precision: number;
  /** One line for each border, as differences of coordinates in the polyline format. */
  borders: readonly string[];
  areas: readonly Area[];
}

/** A state or a country. */
export interface Area {
  /** In English, as on its label. */
  name: string;
  kind: "state" | "country";
  /** Two letters, of a state. */
  code?: string;
  /** Where its label is: longitude and latitude. */
  label: readonly [number, number];
  /** Its polygons, each with its rings, each a chain of borders; `~n` is border n from its end. */
  polygons: readonly (readonly (readonly number[])[])[];
}
