import { type CellValue, isMissing } from "./columns.ts";

/** A formatted value, and the padding that aligns its decimal point with its column. */
export interface Written {
  text: string;
  /** Rendered after the text, invisibly. */
  pad?: string | undefined;
}

/**
 * Formats a value.
 *
 * @param digits the maximum number of decimal digits of its column
 */
export function written(
  value: CellValue,
  format: Intl.NumberFormat | Intl.DateTimeFormat | undefined,
  digits = 0,
): Written {
  if (isMissing(value)) return { text: "" };
  if (typeof value === "string" || !format) return { text: String(value) };
  if (format instanceof Intl.DateTimeFormat) {
    const date = new Date(Number(value));
    // Numbers beyond the range of dates, such as Infinity.
    return { text: isMissing(date) ? "" : format.format(date) };
  }
  const parts = format.formatToParts(Number(value));
  const text = parts.map((part) => part.value).join("");
  if (digits === 0) return { text };

  const fraction = parts.find(({ type }) => type === "fraction")?.value ?? "";
  const point = fraction === "" ? "." : "";
  // With a `roundingPriority`, a value may have more digits than the format allows.
  return { text, pad: point + "0".repeat(Math.max(0, digits - fraction.length)) || undefined };
}
