import type { TextContent, TextItem } from "pdfjs-dist/types/src/display/api.js";
import { expect, test } from "vitest";
import { linesOf } from "./text-edges.ts";
import { type Annotation, withFields } from "./with-fields.ts";

const item = (str: string, x: number, y: number, hasEOL = true): TextItem => ({
  str,
  dir: "ltr",
  width: str.length * 6,
  height: 12,
  transform: [12, 0, 0, 12, x, y],
  fontName: "f",
  hasEOL,
});
const page = (...items: TextItem[]): TextContent => ({ items, styles: {}, lang: null });
const field = (fieldValue: unknown, x: number, y: number, more: object = {}): Annotation => ({
  id: "9R",
  subtype: "Widget",
  rect: [x, y, x + 200, y + 16],
  fieldValue,
  ...more,
});
const lines = (content: TextContent): string[] =>
  linesOf(content.items).map((line) => line.replaceAll(/ +/g, " "));

test("puts each value behind its label: on its line, above it, and in its column", () => {
  const form = page(
    item("Owner:", 72, 700, false),
    item("Total:", 350, 700),
    item("Shop", 72, 660, false),
    item("Visit", 350, 660),
    item("Thank you", 72, 500),
  );

  const text = withFields(form, [
    field("May 3", 350, 640),
    field("Easton Body", 72, 640),
    field("$4,321.00", 400, 698),
    field("Jane Doe", 120, 698),
    field("Draft", 72, 740),
  ]);

  expect(lines(text)).toEqual([
    "Draft Owner: Jane Doe Total: $4,321.00",
    "Shop Easton Body Visit May 3",
    "Thank you",
  ]);
});

test.each([
  {
    what: "an appearance",
    annotation: { textContent: ["$4,321.00"] },
    value: "4321",
    text: "$4,321.00",
  },
  { what: "lines", annotation: {}, value: "12 Main St\nEaston", text: "12 Main St|Easton" },
  {
    what: "a choice",
    annotation: { options: [{ exportValue: "oem", displayValue: "Original parts" }] },
    value: ["oem"],
    text: "Original parts",
  },
  {
    what: "a checked box",
    annotation: { checkBox: true, exportValue: "Yes" },
    value: "Yes",
    text: "☑",
  },
  {
    what: "an empty box",
    annotation: { checkBox: true, exportValue: "Yes" },
    value: "Off",
    text: "☐",
  },
  {
    what: "a radio button",
    annotation: { radioButton: true, buttonValue: "1" },
    value: "1",
    text: "◉",
  },
  {
    what: "a note",
    annotation: { subtype: "FreeText", textContent: ["Paid"] },
    value: undefined,
    text: "Paid",
  },
  { what: "a password", annotation: { password: true }, value: "secret", text: "" },
  { what: "a hidden field", annotation: { hidden: true }, value: "secret", text: "" },
  { what: "an empty field", annotation: {}, value: "", text: "" },
])("shows $what as '$text'", ({ annotation, value, text }) => {
  const content = withFields(page(), [field(value, 72, 700, annotation)]);
  expect(linesOf(content.items).join("|")).toBe(text);
});
