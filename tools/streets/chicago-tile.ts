import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { VectorTile } from "@mapbox/vector-tile";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import { PbfReader } from "pbf";

// Why: docs/decisions/maps.md#the-streets-of-the-demo-are-tiles-of-a-test-suite

/** Zoom, column and row of a tile. */
type TileId = readonly [z: number, x: number, y: number];
type Layers = Parameters<typeof fromGeojsonVt>[0];
type Feature = Layers[string]["features"][number];

/** The zoom of the tiles in the test suite. */
const ZOOM = 13;
/** The first zoom that is put together from them. */
const FIRST_ZOOM = 11;
const SIZE = 4096;
const COLUMNS = [2098, 2102] as const;
const ROWS = [3042, 3047] as const;

const folder = join(
  dirname(createRequire(import.meta.url).resolve("@mapbox/mvt-fixtures/package.json")),
  "real-world/chicago",
);

/** What the street style draws. The tiles have more. */
const drawn = new Set(["landuse", "water", "waterway", "road", "road_label", "place_label"]);
/** Classes that are too small to draw below a zoom. */
const firstZooms: Readonly<Record<string, number>> = {
  parking: ZOOM,
  path: ZOOM,
  pedestrian: ZOOM,
  service: ZOOM,
  track: ZOOM,
  street: ZOOM - 1,
  street_limited: ZOOM - 1,
};

/** Every tile of Chicago that there is. */
export function chicagoTiles(): TileId[] {
  return [FIRST_ZOOM, FIRST_ZOOM + 1, ZOOM].flatMap((z) => {
    const [columns, rows] = [COLUMNS, ROWS].map(([first, last]) =>
      range(Math.floor(first / 2 ** (ZOOM - z)), Math.floor(last / 2 ** (ZOOM - z))),
    );
    return (columns ?? []).flatMap((x) => (rows ?? []).map((y): TileId => [z, x, y]));
  });
}

const PATH = /^\/streets\/(\d+)\/(\d+)\/(\d+)\.mvt$/;

/** Returns the tile that a URL path such as `/streets/13/2099/3044.mvt` names, whether or not there is such a tile. */
export function tileOfPath(path: string): TileId | undefined {
  const [, z, x, y] = PATH.exec(path)?.map(Number) ?? [];
  return z === undefined || x === undefined || y === undefined ? undefined : [z, x, y];
}

const known = new Map<string, Uint8Array | undefined>();

/** Returns a vector tile with streets of Chicago in the schema of Mapbox Streets; `undefined` elsewhere. */
export function chicagoTile(...[z, x, y]: TileId): Uint8Array | undefined {
  const key = `${z}/${x}/${y}`;
  if (!known.has(key)) known.set(key, z === ZOOM ? readTile(x, y) : mergeTiles(z, x, y));
  return known.get(key);
}

function readTile(x: number, y: number): Uint8Array | undefined {
  const file = join(folder, `${ZOOM}-${x}-${y}.mvt`);
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** Puts the tiles of the test suite together to one of a lower zoom. */
function mergeTiles(z: number, x: number, y: number): Uint8Array | undefined {
  if (z < FIRST_ZOOM || z > ZOOM) return undefined;
  const count = 2 ** (ZOOM - z);
  const layers: Layers = {};
  for (const column of range(0, count - 1)) {
    for (const row of range(0, count - 1)) {
      const tile = readTile(x * count + column, y * count + row);
      if (tile) addTile(layers, tile, { z, column, row, count });
    }
  }
  if (Object.keys(layers).length === 0) return undefined;
  return fromGeojsonVt(layers, { version: 2, extent: SIZE });
}

function addTile(
  layers: Layers,
  tile: Uint8Array,
  { z, column, row, count }: { z: number; column: number; row: number; count: number },
): void {
  for (const [name, layer] of Object.entries(new VectorTile(new PbfReader(tile)).layers)) {
    if (!drawn.has(name)) continue;
    const { features } = (layers[name] ??= { features: [] } as unknown as Layers[string]);
    for (const at of range(0, layer.length - 1)) {
      const feature = layer.feature(at);
      if (z < (firstZooms[String(feature.properties["class"])] ?? 0)) continue;
      const rings = feature
        .loadGeometry()
        .map((ring) =>
          ring.map(({ x, y }) => [
            Math.round((x + column * SIZE) / count),
            Math.round((y + row * SIZE) / count),
          ]),
        );
      features.push({
        type: feature.type,
        tags: feature.properties,
        geometry: feature.type === 1 ? rings.flat() : rings,
      } as unknown as Feature);
    }
  }
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
