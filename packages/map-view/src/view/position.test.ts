import { expect, test } from "vitest";
import { distanceBetween, isPosition, lngLatOf, type Position } from "./position.ts";

test.each<{ position: Position }>([
  { position: [-104.99, 39.74] },
  { position: { longitude: -104.99, latitude: 39.74 } },
])("accepts a place as $position", ({ position }) => {
  expect(lngLatOf(position)).toEqual([-104.99, 39.74]);
});

test.each([
  { case: "NaN", position: [Number.NaN, 1] },
  { case: "a longitude over 180", position: [181, 0] },
  { case: "latitude and longitude the wrong way around", position: [39.74, -104.99] },
  { case: "text", position: ["1", "2"] },
  { case: "nothing", position: [] },
  { case: "null", position: null },
  { case: "a number", position: 5 },
])("rejects $case", ({ position }) => {
  expect(() => lngLatOf(position as unknown as Position)).toThrow(
    expect.objectContaining({ code: "invalid-location" }),
  );
});

test.each([
  { value: [1, 2], is: true },
  { value: { longitude: 1, latitude: 2 }, is: true },
  { value: { center: [1, 2] }, is: false },
  { value: null, is: false },
  { value: "1,2", is: false },
])("$value as a place: $is", ({ value, is }) => {
  expect(isPosition(value)).toBe(is);
});

test("Denver and Boulder are 39 km apart", () => {
  expect(distanceBetween([-104.9903, 39.7392], [-105.2705, 40.015])).toBeCloseTo(38_931, -2);
});
