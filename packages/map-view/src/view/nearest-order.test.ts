import { expect, test } from "vitest";
import { nearestFirst } from "./nearest-order.ts";
import type { LngLat } from "./position.ts";

test("the nearest is first; places at the same distance keep their order", () => {
  const places: { name: string; at: LngLat }[] = [
    { name: "far", at: [10, 0] },
    { name: "east", at: [1, 0] },
    { name: "west", at: [-1, 0] },
    { name: "here", at: [0, 0] },
    { name: "across the antimeridian", at: [-180, 0] },
  ];

  const names = nearestFirst(places, [0, 0], ({ at }) => at).map(({ name }) => name);

  expect(names).toEqual(["here", "east", "west", "far", "across the antimeridian"]);
});
