import type { FeatureCollection, MultiPolygon, Position } from "geojson";
import type { Geography } from "./geography.ts";

/** Properties of a state or a country. */
export interface AreaProperties {
  name: string;
  kind: "state" | "country";
  code?: string;
  label: readonly [number, number];
}

/** Unpacks shapes into GeoJSON. */
export function decodeGeography({
  precision,
  borders,
  areas,
}: Geography): FeatureCollection<MultiPolygon, AreaProperties> {
  const lines = borders.map((border) => decodeLine(border, precision));
  const ringOf = (chain: readonly number[]): Position[] =>
    chain.flatMap((border, at) => {
      const line = lines[border < 0 ? ~border : border] ?? [];
      const forward = border < 0 ? line.toReversed() : line;
      // Each border starts where the one before ended.
      return at === 0 ? forward : forward.slice(1);
    });
  return {
    type: "FeatureCollection",
    features: areas.map(({ polygons, ...properties }) => ({
      type: "Feature",
      properties,
      geometry: {
        type: "MultiPolygon",
        coordinates: polygons.map((rings) => rings.map((ring) => unwrap(ringOf(ring)))),
      },
    })),
  };
}

/** A ring across the antimeridian goes on beyond 180°, where it would go around the earth. */
function unwrap(ring: Position[]): Position[] {
  let turns = 0;
  return ring.map(([x = 0, y = 0], at) => {
    const step = x - (ring[at - 1]?.[0] ?? x);
    if (Math.abs(step) > 180) turns -= Math.sign(step);
    return [x + turns * 360, y];
  });
}

function decodeLine(text: string, precision: number): Position[] {
  const steps = decodeNumbers(text);
  const line: Position[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    line.push([x / precision, y / precision]);
  }
  return line;
}

/** Numbers in the polyline format, with `!` in place of a backslash. */
export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const character of text) {
    const bits = (character === "!" ? 92 : character.charCodeAt(0)) - 63;
    value |= (bits & 0x1f) << shift;
    shift += 5;
    if (bits < 0x20) {
      numbers.push(value & 1 ? ~(value >> 1) : value >> 1);
      [value, shift] = [0, 0];
    }
  }
  return numbers;
}
