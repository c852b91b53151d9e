import { expect, test } from "vitest";
import { axisValue, isStill, padMotion } from "./gamepad.ts";

const gamepad = "Xbox Wireless Controller (STANDARD GAMEPAD Vendor: 045e Product: 0b13)";
const spacemouse = "SpaceMouse Compact (Vendor: 256f Product: c635)";

test.each([
  { value: 0.15, threshold: 0.15, moved: 0 },
  { value: -0.1, threshold: 0.15, moved: 0 },
  { value: 0.575, threshold: 0.15, moved: 0.5 },
  { value: -0.575, threshold: 0.15, moved: -0.5 },
  { value: 1, threshold: 0.15, moved: 1 },
  { value: 1.2, threshold: 0.15, moved: 1 },
  { value: 0.025, threshold: 0.025, moved: 0 },
  { value: 0.5125, threshold: 0.025, moved: 0.5 },
  { value: Number.NaN, threshold: 0.15, moved: 0 },
])("an axis at $value counts as $moved beyond $threshold", ({ value, threshold, moved }) => {
  expect(axisValue(value, threshold)).toBeCloseTo(moved, 12);
});

test.each([
  { what: "a gamepad", id: gamepad, axes: [0.15, -0.15], still: true },
  { what: "a gamepad", id: gamepad, axes: [0.16, 0], still: false },
  { what: "a spacemouse", id: spacemouse, axes: [0.025], still: true },
  { what: "a spacemouse", id: spacemouse, axes: [0.026], still: false },
])("$what at $axes is still: $still", ({ id, axes, still }) => {
  expect(isStill(padMotion({ id, axes, buttons: [] }))).toBe(still);
});

test("sticks of a gamepad pan, turn and tilt; its triggers zoom", () => {
  const buttons = Array.from({ length: 8 }, (_, at) => ({ value: at === 7 ? 1 : 0 }));

  expect(padMotion({ id: gamepad, axes: [1, -1, 1, -1], buttons })).toEqual({
    panX: 1,
    panY: -1,
    rotate: 1,
    tilt: 1,
    zoom: 1,
  });
});

test("the cap of a spacemouse pans, zooms, turns and tilts", () => {
  expect(padMotion({ id: spacemouse, axes: [1, -1, 1, -1, 0, 1], buttons: [] })).toEqual({
    panX: 1,
    panY: -1,
    zoom: 1,
    tilt: -1,
    rotate: 1,
  });
});

test("a pad without axes is still", () => {
  expect(isStill(padMotion({ id: "", axes: [], buttons: [] }))).toBe(true);
});
