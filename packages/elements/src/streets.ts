import {
  streetStyle as createStreetStyle,
  type StreetStyleOptions,
} from "@claimkit/map-view/street-style";

export type { StreetStyleOptions };

/**
 * A basemap with named streets in the colors of the page, from vector tiles:
 * `setDefaultBasemap(streetStyle({ tiles, schema }))`.
 *
 * @throws TypeError if the schema is unknown
 */
export const streetStyle: (options: StreetStyleOptions) => object = createStreetStyle;
