import { expect, test } from "vitest";
import { encodeNumbers } from "../../scripts/polyline.ts";
import { extentOf } from "../view/extent.ts";
import { decodeGeography, decodeNumbers } from "./decode-geography.ts";
import { usGeography } from "./us-geography.ts";
import { worldGeography } from "./world-geography.ts";

test.each([[0], [1, -1, 31, 32, -32, 1000, -17_914], [29, -30, 180_000, -180_000]])(
  "encoding and decoding returns the same numbers: %s",
  (...numbers) => {
    expect(decodeNumbers(encodeNumbers(numbers))).toEqual(numbers);
  },
);

test("joins borders to rings, reversing them if needed", () => {
  const geography = {
    precision: 10,
    // From 0, 0 east and north to 1, 1; from 0, 0 north and east to 1, 1.
    borders: [encodeNumbers([0, 0, 10, 0, 0, 10]), encodeNumbers([0, 0, 0, 10, 10, 0])],
    areas: [{ name: "A", kind: "state", label: [0.5, 0.5], polygons: [[[0, -2]]] }] as const,
  };

  expect(decodeGeography(geography).features[0]?.geometry.coordinates).toEqual([
    [
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
        [0, 0],
      ],
    ],
  ]);
});

test.each([
  { name: "the picture's", geography: usGeography },
  { name: "the live map's", geography: worldGeography },
])("$name: states have closed rings, two-letter codes and labels inside", ({ geography }) => {
  const states = decodeGeography(geography).features.filter(
    ({ properties }) => properties.kind === "state",
  );
  expect(states).toHaveLength(56);
  for (const { properties, geometry } of states) {
    const { name, code, label } = properties;
    expect(code, name).toMatch(/^[A-Z]{2}$/);
    for (const [outer = []] of geometry.coordinates) expect(outer[0], name).toEqual(outer.at(-1));
    const { xmin, xmax, ymin, ymax } = extentOf(geometry) ?? { xmin: 1, xmax: 0, ymin: 1, ymax: 0 };
    // Alaska is on both sides of the antimeridian.
    const isBetween = label[0] < xmax && (label[0] > xmin || xmin > xmax);
    expect(isBetween && label[1] > ymin && label[1] < ymax, name).toBe(true);
  }
});

test("Colorado is in the right place", () => {
  const colorado = decodeGeography(worldGeography).features.find(
    ({ properties }) => properties.code === "CO",
  );

  const extent = colorado && extentOf(colorado);
  expect(extent?.xmin).toBeCloseTo(-109.06, 1);
  expect(extent?.ymax).toBeCloseTo(41, 1);
});

test("no outline wraps around the earth, not even across the antimeridian", () => {
  for (const { properties, geometry } of decodeGeography(worldGeography).features) {
    for (const ring of geometry.coordinates.flat()) {
      const steps = ring.map(([x = 0], at) => Math.abs(x - (ring[at - 1]?.[0] ?? x)));
      expect(Math.max(...steps), properties.name).toBeLessThan(60);
    }
  }
});
