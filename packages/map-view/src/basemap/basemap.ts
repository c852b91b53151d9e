import type { StyleSpecification } from "maplibre-gl";
import type { Extent } from "../view/extent.ts";
import type { MapColors } from "./map-colors.ts";

/** A basemap in the colors of the page, such as the one of `streetStyle`. */
export interface ThemedBasemap {
  /** Creates the style. Called again when the colors of the page change. */
  styleFor: (colors: MapColors) => StyleSpecification;
  /** Area that the basemap covers. The embedded map is shown around it. By default, the whole earth. */
  extent?: Extent | undefined;
}

/** A MapLibre style, its URL, or a basemap in the colors of the page. */
export type Basemap = string | StyleSpecification | ThemedBasemap;

/** Whether a basemap has the colors of the page. */
export function isThemed(basemap: Basemap | undefined): basemap is ThemedBasemap {
  return typeof basemap === "object" && "styleFor" in basemap;
}

let shared: Basemap | undefined;

/**
 * Sets the basemap of every map that has no `basemap` of its own, also of maps inside other widgets. Call it before a
 * map is rendered. `undefined` restores the embedded map.
 */
export function setDefaultBasemap(basemap: Basemap | undefined): void {
  shared = basemap;
}

/** Returns the basemap of maps without one of their own. */
export function defaultBasemap(): Basemap | undefined {
  return shared;
}
