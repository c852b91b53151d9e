import { expect, test } from "vitest";
import { barOf } from "./scale-bar-length.ts";

test.each([
  { zoom: 0, units: "imperial", length: 3000, unit: "mile" },
  { zoom: 10, units: "imperial", length: 3, unit: "mile" },
  { zoom: 16, units: "imperial", length: 300, unit: "foot" },
  { zoom: 10, units: "metric", length: 5, unit: "kilometer" },
  { zoom: 16, units: "metric", length: 100, unit: "meter" },
] as const)("at zoom $zoom the bar is $length $unit", ({ zoom, units, length, unit }) => {
  const bar = barOf(zoom, 0, units);

  expect(bar).toMatchObject({ length, unit });
  expect(bar.px).toBeLessThanOrEqual(100);
  expect(bar.px).toBeGreaterThan(40);
});

test("away from the equator the same bar is shorter on the ground", () => {
  expect(barOf(10, 60, "metric").length).toBe(3);
});
