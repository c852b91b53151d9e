import { type CellValue, isMissing } from "./columns.ts";

/** A value as it is written, and what it would need to be as long after the point as its column is. */
export interface Written {
  text: string;
  /** Drawn after the text, out of sight. */
  pad?: string | undefined;
}

/**
 * Writes a value.
 *
 * @param digits how many digits the numbers of its column may have after the point
 */
export function written(
  value: CellValue,
  format: Intl.NumberFormat | Intl.DateTimeFormat | undefined,
  digits = 0,
): Written {
  if (isMissing(value)) return { text: "" };
  if (typeof value === "string" || !format) return { text: String(value) };
  if (format instanceof Intl.DateTimeFormat) return { text: format.format(value as Date | number) };
  const parts = format.formatToParts(Number(value));
  const text = parts.map((part) => part.value).join("");
  if (digits === 0) return { text };

  const fraction = parts.find(({ type }) => type === "fraction")?.value ?? "";
  const point = fraction === "" ? "." : "";
  return { text, pad: point + "0".repeat(digits - fraction.length) || undefined };
}
