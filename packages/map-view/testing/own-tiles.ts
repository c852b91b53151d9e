import { fromGeojsonVt } from "@maplibre/vt-pbf";
import { addProtocol } from "maplibre-gl";
import type { TileSchemaName } from "../src/street-style/tile-schema.ts";

type Tags = Readonly<Record<string, string | number | boolean>>;
type Tile = Parameters<typeof fromGeojsonVt>[0][string];

/** Half the width of the invented town, in units of a tile, of which there are 4096. */
const HALF = 600;
const MIDDLE = 2048;
const TYPES = { point: 1, line: 2, area: 3 } as const;

interface OwnFeature {
  layer: string;
  type: keyof typeof TYPES;
  tags: Tags;
}

const point = (layer: string, tags: Tags): OwnFeature => ({ layer, type: "point", tags });
const line = (layer: string, tags: Tags): OwnFeature => ({ layer, type: "line", tags });
const area = (layer: string, tags: Tags): OwnFeature => ({ layer, type: "area", tags });

/** An invented town as each kind of tiles describes it, from north to south. */
const towns: Readonly<Record<TileSchemaName, readonly OwnFeature[]>> = {
  openmaptiles: [
    area("landcover", { class: "grass" }),
    area("park", { class: "nature_reserve" }),
    area("water", { class: "lake" }),
    line("waterway", { class: "river" }),
    line("boundary", { admin_level: 4, maritime: 0 }),
    line("transportation", { class: "rail" }),
    line("transportation", { class: "minor" }),
    line("transportation", { class: "secondary" }),
    line("transportation", { class: "motorway" }),
    line("transportation_name", { class: "minor", name: "Elm St" }),
    point("place", { class: "suburb", name: "Old Town" }),
    point("place", { class: "city", name: "Ownville" }),
  ],
  protomaps: [
    area("landuse", { kind: "park" }),
    area("water", { kind: "lake" }),
    line("water", { kind: "river" }),
    line("boundaries", { kind: "region" }),
    line("roads", { kind: "rail" }),
    line("roads", { kind: "minor_road" }),
    line("roads", { kind: "highway" }),
    line("roads", { kind: "major_road", name: "Elm St" }),
    point("places", { kind: "neighbourhood", name: "Old Town" }),
    point("places", { kind: "locality", name: "Ownville" }),
  ],
  shortbread: [
    area("land", { kind: "park" }),
    area("ocean", {}),
    area("water_polygons", { kind: "water" }),
    line("water_lines", { kind: "river" }),
    line("boundaries", { admin_level: 4, maritime: false }),
    line("streets", { kind: "rail" }),
    line("streets", { kind: "residential" }),
    line("streets", { kind: "secondary" }),
    line("streets", { kind: "motorway" }),
    line("street_labels", { kind: "residential", name: "Elm St" }),
    point("place_labels", { kind: "suburb", name: "Old Town" }),
    point("boundary_labels", { admin_level: 4, name: "Ownland" }),
    point("place_labels", { kind: "city", name: "Ownville" }),
  ],
  mapbox: [
    area("landuse", { class: "park" }),
    area("water", {}),
    line("waterway", { class: "river" }),
    line("admin", { admin_level: 4, maritime: 0 }),
    line("road", { class: "major_rail" }),
    line("road", { class: "street" }),
    line("road", { class: "motorway" }),
    line("road", { class: "secondary", name: "Oak St" }),
    line("road_label", { class: "street", name: "Elm St" }),
    point("place_label", { type: "suburb", name: "Old Town" }),
    point("place_label", { type: "city", name: "Ownville" }),
  ],
};

/** A vector tile with the invented town in its middle. */
export function ownTile(schema: TileSchemaName): ArrayBuffer {
  const features = towns[schema];
  const layers: Record<string, Tile> = {};
  for (const [at, { layer, type, tags }] of features.entries()) {
    const y = MIDDLE + HALF * ((2 * at) / (features.length - 1) - 1);
    // Names need space around them.
    const x = MIDDLE + (at % 2 === 0 ? HALF / 2 : -HALF / 2);
    const tile = (layers[layer] ??= { features: [] } as unknown as Tile);
    tile.features.push({
      type: TYPES[type],
      tags,
      geometry: geometryOf(type, x, Math.round(y)),
    } as Tile["features"][number]);
  }
  return new Uint8Array(fromGeojsonVt(layers, { version: 2, extent: 4096 })).buffer;
}

function geometryOf(type: OwnFeature["type"], x: number, y: number): unknown {
  const [west, east] = [MIDDLE - HALF, MIDDLE + HALF];
  if (type === "point") return [[x, y]];
  if (type === "line") {
    return [
      [
        [west, y],
        [east, y],
      ],
    ];
  }
  return [
    [
      [west, y - 40],
      [east, y - 40],
      [east, y + 40],
      [west, y + 40],
      [west, y - 40],
    ],
  ];
}

/** A view of the middle of a tile at zoom 13. */
export const ownTown = { center: [-87.692_871, 41.853_196] as [number, number], zoom: 13.5 };

/** Answers requests for tiles inside the page. Returns their URL. */
export function serveTiles(
  name: string,
  respond: () => ArrayBuffer | Promise<ArrayBuffer>,
): string {
  addProtocol(name, async () => ({ data: await respond() }));
  return `${name}://{z}/{x}/{y}`;
}
