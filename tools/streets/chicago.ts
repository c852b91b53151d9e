// Why: docs/decisions/maps.md#the-streets-of-the-demo-are-tiles-of-a-test-suite

/** What the tiles of Chicago are, for `streetStyle`. */
export const chicago = {
  schema: "mapbox",
  attribution: "© OpenStreetMap contributors",
  minZoom: 11,
  maxZoom: 13,
  extent: { xmin: -87.803, ymin: 41.771, xmax: -87.583, ymax: 41.968 },
} as const;

/** Path of the tiles on a server that serves them. */
export const CHICAGO_TILES = "streets/{z}/{x}/{y}.mvt";
