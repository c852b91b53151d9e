import type { TextContent, TextItem } from "pdfjs-dist/types/src/display/api.js";

type Items = TextContent["items"];

/** What the viewer uses of a form field, or of a note on the page. */
export interface Annotation {
  id: string;
  subtype?: string;
  /** In units of the page: left, bottom, right and top. */
  rect: readonly number[];
  hasAppearance?: boolean;
  hidden?: boolean;
  password?: boolean;
  /** What its appearance says. */
  textContent?: readonly string[];
  fieldValue?: unknown;
  options?: readonly { exportValue: string; displayValue: string }[];
  checkBox?: boolean;
  radioButton?: boolean;
  exportValue?: string;
  buttonValue?: string;
}

/** Font of the texts that are added. */
const FONT = "claimkit-field";
const STYLE = { fontFamily: "sans-serif", ascent: 0.8, descent: -0.2, vertical: false };

/**
 * The text of a page with the values of its form fields and its notes, in reading order: pdf.js draws them, but has only
 * the text of the page itself.
 */
export function withFields(content: TextContent, annotations: readonly Annotation[]): TextContent {
  const fields = annotations
    .map((annotation) => ({ rect: annotation.rect, text: textOf(annotation) }))
    .filter(({ text }) => text)
    .toSorted(({ rect: a }, { rect: b }) => top(b) - top(a) || left(a) - left(b));
  if (fields.length === 0) return content;
  const items = [...content.items];
  for (const field of fields) insert(items, field);
  return { ...content, items, styles: { ...content.styles, [FONT]: STYLE } };
}

interface Field {
  rect: readonly number[];
  text: string;
}

const left = ([x = 0]: readonly number[]): number => x;
const bottom = ([, y = 0]: readonly number[]): number => y;
const right = ([, , x = 0]: readonly number[]): number => x;
const top = ([, , , y = 0]: readonly number[]): number => y;

/** The text that the page shows of an annotation; empty if it shows none. */
function textOf(annotation: Annotation): string {
  const { subtype, hidden, password, textContent = [], fieldValue } = annotation;
  if (hidden || password) return "";
  const { checkBox, radioButton, exportValue, buttonValue } = annotation;
  if (checkBox) return fieldValue === exportValue ? "☑" : "☐";
  if (radioButton) return fieldValue === buttonValue ? "◉" : "○";
  const drawn = textContent.join("\n").trim();
  if (drawn || subtype !== "Widget") return drawn;
  const values = [fieldValue].flat().filter((value) => typeof value === "string");
  return values
    .map((value) => displayValue(annotation, value))
    .join(", ")
    .trim();
}

function displayValue({ options = [] }: Annotation, value: string): string {
  return options.find(({ exportValue }) => exportValue === value)?.displayValue ?? value;
}

function insert(items: Items, { rect, text }: Field): void {
  let at = labelOf(items, rect);
  while (isField(items[at + 1])) at += 1;
  const label = items[at];
  const lines = text.split(/\r\n?|\n/);
  const height = (top(rect) - bottom(rect)) / lines.length;
  const added = lines.map((line, index): TextItem => {
    const isLast = index === lines.length - 1;
    const size = Math.min(height, 12);
    return {
      str: ` ${line}${isLast ? " " : ""}`,
      dir: "ltr",
      width: right(rect) - left(rect),
      height: size,
      transform: [size, 0, 0, size, left(rect), top(rect) - (index + 0.5) * height - size * 0.3],
      fontName: FONT,
      // The end of the label's line moves behind it.
      hasEOL: !isLast || (label !== undefined && "str" in label && label.hasEOL),
    };
  });
  if (label && "str" in label && label.hasEOL) items[at] = { ...label, hasEOL: false };
  items.splice(at + 1, 0, ...added);
}

const isField = (item: Items[number] | undefined): boolean =>
  item !== undefined && "str" in item && item.fontName === FONT;

/**
 * Index of the text that a field follows: what is left of it on its line; otherwise what is above it, the nearest in its
 * column, or the last at all. -1 for a field above all text.
 */
function labelOf(items: Items, rect: readonly number[]): number {
  const texts = items.flatMap((item, index) => {
    if (!("str" in item) || !item.str.trim() || item.fontName === FONT) return [];
    const [, , , , x = 0, y = 0] = item.transform as number[];
    return [{ index, x, y, end: x + item.width }];
  });
  const isOnLine = ({ y }: { y: number }): boolean => y >= bottom(rect) - 2 && y < top(rect);
  const before = texts.filter((text) => isOnLine(text) && text.x < left(rect));
  const above = texts.filter(({ y }) => y >= top(rect));
  const inColumn = above.filter(({ x, end }) => x < right(rect) && end > left(rect));
  return (
    before.toSorted((a, b) => b.x - a.x)[0]?.index ??
    inColumn.toSorted((a, b) => a.y - b.y)[0]?.index ??
    above.at(-1)?.index ??
    -1
  );
}
