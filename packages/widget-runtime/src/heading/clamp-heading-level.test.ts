import { expect, test } from "vitest";
import { clampHeadingLevel } from "./clamp-heading-level.ts";

test.each([
  { level: 2, nearest: 2 },
  { level: 6, nearest: 6 },
  { level: 7, nearest: 6 },
  { level: 1, nearest: 2 },
  { level: 0, nearest: 2 },
  { level: 3.4, nearest: 3 },
])("clamps level $level to $nearest", ({ level, nearest }) => {
  expect(clampHeadingLevel(level)).toBe(nearest);
});
