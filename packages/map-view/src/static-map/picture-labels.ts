import { cities } from "../basemap/cities.ts";
import type { AreaProperties } from "../basemap/decode-geography.ts";
import type { Size } from "../view/viewpoint.ts";
import { type PictureView, type Point, pointIn } from "./area-path.ts";
import { type Label, placeLabels } from "./place-labels.ts";

/** The name of a city or a state in a picture. */
export interface PictureLabel extends Label {
  kind: "city" | "state" | "pin";
}

/** Zoom from which states are labeled with names instead of codes. */
const LONG_NAMES = 5;
const SIZE = 11;
/** Height of a city's name above its dot, in px. */
export const ABOVE_DOT = 9;

/** Sizes of a pin and of a `Marker` as text, which keep names from overlapping them. */
const PIN = { kind: "pin", text: "00", size: 20, isFixed: true } as const;
const MARKER = { kind: "pin", text: "00", size: 24, isFixed: true } as const;

/** Returns the names that fit in a picture next to its pins and markers. Cities have priority, each above its dot. */
export function pictureLabels(
  view: PictureView,
  size: Size,
  states: readonly AreaProperties[],
  pins: readonly Point[],
  markers: readonly Point[],
): PictureLabel[] {
  const covered = [
    ...pins.map(({ x, y }): PictureLabel => ({ ...PIN, x, y })),
    ...markers.map(({ x, y }): PictureLabel => ({ ...MARKER, x, y })),
  ];
  const ofCities = cities
    .filter(({ minzoom }) => minzoom <= view.zoom)
    .map(({ name, at }): PictureLabel => {
      const { x, y } = pointIn(view, size, [...at]);
      return { kind: "city", text: name, x, y: y - ABOVE_DOT, size: SIZE };
    });
  const ofStates = states.map(({ name, code = name, label }): PictureLabel => {
    const { x, y } = pointIn(view, size, [...label]);
    return { kind: "state", text: view.zoom < LONG_NAMES ? code : name, x, y, size: SIZE };
  });
  return placeLabels([...covered, ...ofCities, ...ofStates], size).filter(
    ({ kind }) => kind !== "pin",
  );
}
