import { expect, test } from "vitest";
import { compassState } from "./compass-state.ts";

test.each([
  { canRotate: false, bearing: 40, state: "disabled" },
  { canRotate: true, bearing: 0, state: "compass" },
  { canRotate: true, bearing: 0.05, state: "compass" },
  { canRotate: true, bearing: -0.15, state: "rotation" },
])("a compass at $bearing°, turning $canRotate, is '$state'", ({ canRotate, bearing, state }) => {
  expect(compassState(canRotate, bearing)).toBe(state);
});
