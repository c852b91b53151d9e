import { expect, test } from "vitest";
import { isGroundLayerType, isGroundName } from "./ground-name.ts";

test.each([
  { name: "world-elevation", known: true },
  { name: "world-topobathymetry", known: true },
  { name: "World-Elevation", known: false },
  { name: "mars", known: false },
  { name: "", known: false },
])("a ground named '$name' is known: $known", ({ name, known }) => {
  expect(isGroundName(name)).toBe(known);
});

test.each([
  { type: "elevation", supported: true },
  { type: "mesh", supported: false },
])("a ground layer of type '$type' is supported: $supported", ({ type, supported }) => {
  expect(isGroundLayerType(type)).toBe(supported);
});
