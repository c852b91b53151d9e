import { expect, test } from "vitest";
import { linesOf, textEdges } from "./text-edges.ts";

type Items = Parameters<typeof linesOf>[0];

const text = (str: string, x: number, width: number, direction: readonly number[] = [10, 0]) => ({
  str,
  width,
  hasEOL: true,
  transform: [...direction, 0, 10, x, 700],
});
const asItems = (...items: unknown[]): Items => items as Items;

/** A page whose left edge is 5 points to the right of the PDF's origin. */
const toPage = (x: number, y: number): number[] => [x - 5, 800 - y];

test("the edges are at the text farthest to the left and to the right", () => {
  expect(
    textEdges(asItems(text("Total", 77, 40), text("$1", 500, 20), text(" ", 9, 900)), toPage),
  ).toEqual({ left: 72, right: 515 });
});

test("text that runs upwards is as wide as a point", () => {
  expect(textEdges(asItems(text("Draft", 50, 300, [0, 10])), toPage)).toEqual({
    left: 45,
    right: 45,
  });
});

test("a scan has no edges and no lines", () => {
  expect(textEdges(asItems(), toPage)).toBeUndefined();
  expect(linesOf(asItems())).toEqual([]);
});

test("lines are the page's, without the empty ones", () => {
  const piece = (str: string, hasEOL: boolean) => ({ str, hasEOL });
  expect(
    linesOf(
      asItems(
        piece("Repair ", false),
        piece("estimate", true),
        piece(" ", true),
        piece("$1", false),
      ),
    ),
  ).toEqual(["Repair estimate", "$1"]);
});
