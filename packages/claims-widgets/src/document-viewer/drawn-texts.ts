import { OPS, type PDFPageProxy } from "pdfjs-dist";
import type { Annotation } from "./with-fields.ts";

/** A gap between two letters, in thousandths of the font size, that is read as a space. */
const SPACE = 200;

/**
 * Adds the text of annotations that pdf.js draws but does not read, such as stamps and signatures: the letters that it
 * places between the beginning and the end of each.
 */
export async function withDrawnTexts(
  page: PDFPageProxy,
  annotations: readonly Annotation[],
): Promise<readonly Annotation[]> {
  if (!annotations.some(isUnread)) return annotations;
  const { fnArray, argsArray } = await page.getOperatorList();
  const texts = new Map<unknown, string>();
  let current: unknown;
  let isMoved = false;
  for (const [index, operator] of fnArray.entries()) {
    const [operand] = (argsArray[index] ?? []) as unknown[];
    if (operator === OPS.beginAnnotation) current = operand;
    if (operator === OPS.endAnnotation) current = undefined;
    if (MOVING.has(operator)) isMoved = true;
    if (operator !== OPS.showText || current === undefined) continue;
    const before = texts.get(current) ?? "";
    texts.set(current, `${before}${isMoved && before ? " " : ""}${lettersOf(operand)}`);
    isMoved = false;
  }
  return annotations.map((annotation) => {
    const text = isUnread(annotation) ? texts.get(annotation.id) : undefined;
    return text ? { ...annotation, textContent: [text] } : annotation;
  });
}

const MOVING: ReadonlySet<number> = new Set([
  OPS.beginText,
  OPS.moveText,
  OPS.nextLine,
  OPS.setTextMatrix,
]);

/** Whether an annotation has an appearance that pdf.js has not read. */
function isUnread(annotation: Annotation): boolean {
  const { hasAppearance, hidden, textContent, fieldValue, checkBox, radioButton } = annotation;
  return (
    hasAppearance === true &&
    !hidden &&
    !textContent?.length &&
    typeof fieldValue !== "string" &&
    !checkBox &&
    !radioButton
  );
}

/** The text of glyphs; numbers between them are gaps, negative to the right. */
function lettersOf(glyphs: unknown): string {
  return (glyphs as readonly ({ unicode?: string } | number | null)[])
    .map((glyph) => {
      if (typeof glyph === "number") return glyph < -SPACE ? " " : "";
      return glyph?.unicode ?? "";
    })
    .join("");
}
