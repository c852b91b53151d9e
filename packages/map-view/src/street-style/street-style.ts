import type { StyleSpecification, VectorSourceSpecification } from "maplibre-gl";
import type { ThemedBasemap } from "../basemap/basemap.ts";
import type { Extent } from "../view/extent.ts";
import { STREETS, streetLayers } from "./street-layers.ts";
import { type TileSchemaName, tileSchemas } from "./tile-schema.ts";

export type { Basemap, ThemedBasemap } from "../basemap/basemap.ts";
export type { MapColors } from "../basemap/map-colors.ts";
export type { TileSchemaName } from "./tile-schema.ts";

/** Options of {@link streetStyle}. */
export interface StreetStyleOptions {
  /**
   * The tiles: the URL of a TileJSON, of an archive (`pmtiles://…`, after `addPmtiles()`), or of a tile with `{z}`,
   * `{x}` and `{y}`; or several of the latter.
   */
  tiles: string | readonly string[];
  /** How the tiles name their layers. */
  schema: TileSchemaName;
  /** Text or HTML. By default, that of the TileJSON or the archive, or else the usual one of the schema. */
  attribution?: string | undefined;
  /** First zoom that there are tiles for. By default, that of the TileJSON or the archive, or else 0. */
  minZoom?: number | undefined;
  /** Last zoom that there are tiles for. By default, that of the TileJSON or the archive, or else of the schema. */
  maxZoom?: number | undefined;
  /** Area that the tiles cover. The embedded map is shown around it. By default, the whole earth. */
  extent?: Extent | undefined;
}

const known = new Map<string, ThemedBasemap>();

/**
 * A basemap with named streets in the colors of the page, from vector tiles of your provider or your own server. Names
 * are drawn with fonts of the page, so that no glyphs are requested. The same options return the same basemap.
 *
 * @throws TypeError if the schema is unknown
 */
export function streetStyle(options: StreetStyleOptions): ThemedBasemap {
  if (!Object.hasOwn(tileSchemas, options.schema)) {
    const names = Object.keys(tileSchemas).join(", ");
    throw new TypeError(`There is no schema '${options.schema}'. There are: ${names}.`);
  }
  const key = JSON.stringify(options);
  // Another object in each render would set the style of the map again.
  const basemap = known.get(key) ?? createBasemap(options);
  known.set(key, basemap);
  return basemap;
}

function createBasemap({ schema: name, extent, ...tiles }: StreetStyleOptions): ThemedBasemap {
  const schema = tileSchemas[name];
  return {
    extent,
    styleFor: (colors): StyleSpecification => ({
      version: 8,
      name: `Claimkit streets for ${schema.name}`,
      metadata: { "claimkit:attribution": schema.attribution },
      sources: { [STREETS]: sourceOf(tiles, schema.maxZoom, extent) },
      layers: [
        { id: "ck-tiles-ground", type: "background", paint: { "background-color": colors.home } },
        ...streetLayers(schema, colors),
      ],
    }),
  };
}

function sourceOf(
  { tiles, attribution, minZoom, maxZoom }: Omit<StreetStyleOptions, "schema">,
  deepest: number,
  extent: Extent | undefined,
): VectorSourceSpecification {
  const isTemplate = typeof tiles !== "string" || tiles.includes("{z}");
  const last = maxZoom ?? (isTemplate ? deepest : undefined);
  return {
    type: "vector",
    ...(isTemplate ? { tiles: [tiles].flat() } : { url: tiles }),
    ...(attribution !== undefined && { attribution }),
    ...(minZoom !== undefined && { minzoom: minZoom }),
    ...(last !== undefined && { maxzoom: last }),
    ...(extent && { bounds: [extent.xmin, extent.ymin, extent.xmax, extent.ymax] }),
  };
}
