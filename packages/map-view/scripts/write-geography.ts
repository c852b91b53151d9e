import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { Area, Geography } from "../src/basemap/geography.ts";
import { labelPlaces, stateCodes } from "./labels.ts";
import { encodeNumbers } from "./polyline.ts";
import { simplify } from "./simplify.ts";

// Writes the geography of src/basemap, which is not committed, from us-atlas (U.S. Census Bureau) and world-atlas
// (Natural Earth), both public domain. Runs after `pnpm install` and before each build of the package.

type Place = readonly [number, number];

interface Shape {
  id?: string;
  type: "Polygon" | "MultiPolygon";
  arcs: number[][] | number[][][];
  properties: { name: string };
}

interface Topology {
  transform: { scale: [number, number]; translate: [number, number] };
  arcs: [number, number][][];
  objects: Record<string, { geometries: Shape[] }>;
}

const require = createRequire(import.meta.url);
const read = (name: string): Topology => JSON.parse(readFileSync(require.resolve(name), "utf8"));

interface Layer {
  kind: Area["kind"];
  topology: Topology;
  shapes: Shape[];
  /** What may be left out of a line, in square degrees. */
  detail: number;
  /** Islands smaller than this are left out, in square degrees. */
  smallest: number;
}

function pack(layers: readonly Layer[], precision: number): Geography {
  const borders: string[] = [];
  const areas = layers.flatMap((layer) => packLayer(layer, precision, borders));
  return { precision, borders, areas };
}

function packLayer(layer: Layer, precision: number, borders: string[]): Area[] {
  const { topology, kind, detail, smallest } = layer;
  const numbers = new Map<number, number>();
  const take = (arc: number): number => {
    const at = arc < 0 ? ~arc : arc;
    let number = numbers.get(at);
    if (number === undefined) {
      number = borders.length;
      numbers.set(at, number);
      borders.push(encodeLine(simplify(placesOf(topology, at), detail), precision));
    }
    return arc < 0 ? ~number : number;
  };
  return layer.shapes.flatMap((shape) => {
    const all = (shape.type === "Polygon" ? [shape.arcs] : shape.arcs) as number[][][];
    const sized = all.map((polygon) => ({ polygon, size: sizeOf(topology, polygon[0] ?? []) }));
    const largest = sized.toSorted((one, other) => other.size - one.size)[0];
    if (!largest) return [];
    const polygons = sized
      .filter(({ size }) => size >= smallest || size === largest.size)
      .map(({ polygon }) => polygon.map((ring) => ring.map(take)));
    const { name } = shape.properties;
    const code = kind === "state" ? stateCodes[name] : undefined;
    const label = labelPlaces[name] ?? middleOf(topology, largest.polygon[0] ?? []);
    return [{ name, kind, ...(code && { code }), label, polygons }];
  });
}

function placesOf({ arcs, transform: { scale, translate } }: Topology, at: number): Place[] {
  let [x, y] = [0, 0];
  return (arcs[at] ?? []).map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]] as const;
  });
}

function ringOf(topology: Topology, arcs: readonly number[]): Place[] {
  return arcs.flatMap((arc) => {
    const places = placesOf(topology, arc < 0 ? ~arc : arc);
    return (arc < 0 ? places.toReversed() : places).slice(1);
  });
}

function sizeOf(topology: Topology, arcs: readonly number[]): number {
  return Math.abs(centroid(ringOf(topology, arcs)).area);
}

function middleOf(topology: Topology, arcs: readonly number[]): Place {
  const { x, y } = centroid(ringOf(topology, arcs));
  return [round(x), round(y)];
}

function centroid(ring: readonly Place[]): { area: number; x: number; y: number } {
  let [area, x, y] = [0, 0, 0];
  ring.forEach(([x1, y1], at) => {
    const [x2, y2] = ring[(at + 1) % ring.length] ?? [0, 0];
    const cross = x1 * y2 - x2 * y1;
    area += cross / 2;
    x += ((x1 + x2) * cross) / 6;
    y += ((y1 + y2) * cross) / 6;
  });
  return { area, x: x / area, y: y / area };
}

function encodeLine(line: readonly Place[], precision: number): string {
  let last = [0, 0];
  const steps = line.flatMap(([x, y], at) => {
    const step = [Math.round(x * precision), Math.round(y * precision)] as const;
    const change = [step[0] - (last[0] ?? 0), step[1] - (last[1] ?? 0)];
    last = [...step];
    return at > 0 && change.every((each) => each === 0) ? [] : change;
  });
  return encodeNumbers(steps);
}

function round(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}

function write(file: string, about: string, geography: Geography): void {
  const code = `import type { Geography } from "./geography.ts";

/** ${about} Written by scripts/write-geography.ts. */
export const ${file.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}: Geography = ${JSON.stringify(geography)};
`;
  writeFileSync(resolve(import.meta.dirname, "../src/basemap", `${file}.ts`), code);
}

const us = read("us-atlas/states-10m.json");
const world = read("world-atlas/countries-110m.json");
const states = us.objects["states"]?.geometries ?? [];
const countries = (world.objects["countries"]?.geometries ?? []).filter(
  ({ properties }) =>
    !["United States of America", "Puerto Rico", "Antarctica"].includes(properties.name),
);
const neighbors = countries.filter(({ properties }) =>
  [
    "Canada",
    "Mexico",
    "Cuba",
    "Bahamas",
    "Haiti",
    "Dominican Rep.",
    "Jamaica",
    "Guatemala",
    "Belize",
    "Honduras",
    "El Salvador",
    "Nicaragua",
  ].includes(properties.name),
);

write(
  "us-geography",
  "The states and their neighbors, coarse enough for a picture.",
  pack(
    [
      { kind: "country", topology: world, shapes: neighbors, detail: 0.01, smallest: 0.5 },
      { kind: "state", topology: us, shapes: states, detail: 0.0015, smallest: 0.02 },
    ],
    100,
  ),
);
write(
  "world-geography",
  "The states and all countries, for the live map.",
  pack(
    [
      { kind: "country", topology: world, shapes: countries, detail: 0, smallest: 0 },
      { kind: "state", topology: us, shapes: states, detail: 0, smallest: 0 },
    ],
    1000,
  ),
);
