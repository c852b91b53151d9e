import type { TextContent } from "pdfjs-dist/types/src/display/api.js";
import type { TextEdges } from "./pdf.ts";

type Items = TextContent["items"];

/**
 * The edges of the text of a page; `undefined` without text.
 *
 * @param toPage converts a point of the PDF to a point on the page
 */
export function textEdges(
  items: Items,
  toPage: (x: number, y: number) => readonly number[],
): TextEdges | undefined {
  const positions = items.flatMap((item) => {
    if (!("str" in item) || !item.str.trim()) return [];
    const [a = 1, b = 0, , , x = 0, y = 0] = item.transform as number[];
    // Text may be rotated.
    const perUnit = item.width / (Math.hypot(a, b) || 1);
    const start = toPage(x, y)[0] ?? 0;
    const end = toPage(x + a * perUnit, y + b * perUnit)[0] ?? 0;
    return [start, end];
  });
  if (positions.length === 0) return undefined;
  return { left: Math.min(...positions), right: Math.max(...positions) };
}

/** The text of a page, line by line. */
export function linesOf(items: Items): string[] {
  const text = items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : ""));
  return text
    .join("")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}
