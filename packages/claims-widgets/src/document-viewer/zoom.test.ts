import { describe, expect, test } from "vitest";
import {
  clampScale,
  drawingScale,
  formatPercent,
  isLargest,
  isSmallest,
  larger,
  percentOf,
  scaleOf,
  scaleToFit,
  smaller,
} from "./zoom.ts";

test.each([
  { scale: 0.36, down: 0.5, up: 0.5 },
  { scale: 0.5, down: 0.5, up: 0.75 },
  { scale: 0.86, down: 0.75, up: 1 },
  { scale: 1, down: 0.75, up: 1.25 },
  { scale: 1.004, down: 0.75, up: 1.25 },
  { scale: 3, down: 2.5, up: 3 },
])("from $scale, zooms out to $down and in to $up: 50 to 300 %", ({ scale, down, up }) => {
  expect(smaller(scale)).toBe(down);
  expect(larger(scale, { page: 1, text: 1 })).toBe(up);
});

test.each([
  { scale: 0.39, text: 0.47, larger: "text" },
  { scale: 0.47, text: 0.47, larger: 0.5 },
  { scale: 0.5, text: 0.47, larger: 0.75 },
  { scale: 0.39, text: 0.6, larger: 0.5 },
])("at $scale, with text that fits at $text, the next larger size is $larger", (row) => {
  expect(larger(row.scale, { page: 0.39, text: row.text })).toBe(row.larger);
});

test("says where there is no smaller or larger size", () => {
  expect([0.36, 0.5, 0.51].map(isSmallest)).toEqual([true, true, false]);
  expect([2.99, 3].map(isLargest)).toEqual([false, true]);
});

test.each([
  { room: 408, width: 816, scale: 0.5 },
  { room: 816, width: 816, scale: 1 },
  { room: 9999, width: 816, scale: 3 },
])("fits a page of $width px into $room px at $scale", ({ room, width, scale }) => {
  expect(scaleToFit(room, width)).toBe(scale);
});

test.each([
  { zoom: "auto", fit: 0.4, scale: 0.4 },
  { zoom: "auto", fit: 1.5, scale: 1 },
  { zoom: "fit", fit: 1.5, scale: 1.5 },
  { zoom: "text", fit: 0.4, scale: 0.6 },
  { zoom: 2, fit: 1.5, scale: 2 },
] as const)("at '$zoom', where $fit would fit, is $scale", ({ zoom, fit, scale }) => {
  expect(scaleOf(zoom, { page: fit, text: fit + 0.2 })).toBeCloseTo(scale);
});

test("a touch zooms down to the width of the viewer, and up to 300 %", () => {
  expect(clampScale(0.1, { page: 0.4, text: 0.5 })).toBe(0.4);
  expect(clampScale(0.1, { page: 0.9, text: 1 })).toBe(0.5);
  expect(clampScale(9, { page: 0.4, text: 0.5 })).toBe(3);
});

test("counts in whole percent", () => {
  expect([0.364, 1, 1.495].map(percentOf)).toEqual([36, 100, 150]);
});

test.each([
  { locale: "en-US", written: "125%" },
  { locale: "es-US", written: "125%" },
  { locale: "de-DE", written: "125\u00a0%" },
])("writes percent as people do in $locale", ({ locale, written }) => {
  expect(formatPercent(1.2549, locale)).toBe(written);
});

describe("draws", () => {
  const letter = { width: 816, height: 1056 };

  test.each([
    { dense: 1, draws: 1.5 },
    { dense: 2, draws: 3 },
    { dense: 3, draws: 3 },
  ])("for a screen of density $dense $draws pixels for one at 150 %", ({ dense, draws }) => {
    expect(drawingScale(letter, 1.5, dense)).toBe(draws);
  });

  test.each([letter, { width: 3000, height: 200 }, { width: 20, height: 9000 }])(
    "no side longer than 4096 pixels of $width × $height",
    (size) => {
      const scale = drawingScale(size, 3, 2);
      expect(Math.max(size.width, size.height) * scale).toBeCloseTo(4096);
    },
  );
});
