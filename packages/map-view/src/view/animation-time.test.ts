import { expect, test } from "vitest";
import { animationTime, flightTime, type GoToOptions } from "./animation-time.ts";

test.each<{ natural: number; options: GoToOptions; time: number }>([
  { natural: 100, options: {}, time: 500 },
  { natural: 2000, options: {}, time: 2000 },
  { natural: 60_000, options: {}, time: 8000 },
  { natural: 60_000, options: { maxDuration: 1500 }, time: 1500 },
  { natural: 60_000, options: { maxDuration: Number.NaN }, time: 8000 },
  { natural: 2000, options: { maxDuration: -1 }, time: 2000 },
  { natural: 2000, options: { speedFactor: 2 }, time: 1000 },
  { natural: 2000, options: { speedFactor: 100 }, time: 500 },
  { natural: 2000, options: { speedFactor: 0 }, time: 2000 },
  { natural: 2000, options: { duration: 50 }, time: 50 },
  { natural: 2000, options: { duration: -1 }, time: 0 },
  { natural: 2000, options: { duration: Number.NaN }, time: 2000 },
  { natural: 2000, options: { animate: false }, time: 0 },
])("an animation of $natural ms with $options takes $time ms", ({ natural, options, time }) => {
  expect(animationTime(natural, options, false)).toBe(time);
});

test("with reduced motion, the duration is always 0", () => {
  expect(animationTime(2000, { duration: 700 }, true)).toBe(0);
});

test("a longer flight takes longer, and one that ends where it starts takes none", () => {
  expect(flightTime(0, 1, 600)).toBe(0);
  expect(flightTime(5000, 1, 600)).toBeGreaterThan(flightTime(500, 1, 600));
  expect(flightTime(0, 16, 600)).toBeCloseTo(1627, 0);
});
