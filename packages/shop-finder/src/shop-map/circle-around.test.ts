import { expect, test } from "vitest";
import { circleAround } from "./circle-around.ts";

const MILES_PER_DEGREE = (3958.8 * Math.PI) / 180;

test("is as far from its middle in every direction as it should be", () => {
  const ring = circleAround({ latitude: 40, longitude: -83 }, 25);
  const [north, east, south, west] = [0, 16, 32, 48].map((corner) => ring[corner] ?? []);

  expect(((north?.[1] ?? 0) - 40) * MILES_PER_DEGREE).toBeCloseTo(25, 6);
  expect((40 - (south?.[1] ?? 0)) * MILES_PER_DEGREE).toBeCloseTo(25, 6);
  const perLongitude = MILES_PER_DEGREE * Math.cos((40 * Math.PI) / 180);
  expect(((east?.[0] ?? 0) + 83) * perLongitude).toBeCloseTo(25, 1);
  expect((-83 - (west?.[0] ?? 0)) * perLongitude).toBeCloseTo(25, 1);
});

test("ends where it begins", () => {
  const ring = circleAround({ latitude: 40, longitude: -83 }, 25);

  expect(ring.at(-1)).toEqual(ring[0]);
});
