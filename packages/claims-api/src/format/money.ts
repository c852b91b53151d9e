import { formatCount } from "./count.ts";

const NUMBER = /^(\d+(\.\d*)?|\.\d+)$/;

/** A number whose commas or spaces separate thousands, unlike the comma of "500,00". */
const GROUPED = /^\d{1,3}([,\s]\d{3})+(\.\d*)?$/;

/** Parses an amount such as `$1,000.50`, `-$5` or `(500)`; `undefined` if the text is not an amount, such as `Waived`. */
export function parseMoney(text: string | number | undefined): number | undefined {
  const signed = String(text ?? "")
    .replaceAll("$", "")
    .trim();
  const digits = signed
    .replace(/^\((.+)\)$/s, "$1")
    .trim()
    .replace(/^-\s*/, "");
  if (!NUMBER.test(digits) && !GROUPED.test(digits)) return undefined;
  const amount = Number(digits.replace(/[,\s]/g, ""));
  return digits === signed ? amount : -amount;
}

/**
 * Formats an amount in US dollars, without cents if they are zero. Returns text that is not an amount unchanged.
 */
export function formatMoney(text: string | number | undefined): string {
  const amount = parseMoney(text) ?? Number.NaN;
  // By the exponent: 1.005 * 100 is less than 100.5.
  const cents = Math.round(Number(`${Math.abs(amount)}e2`));
  if (!Number.isSafeInteger(cents)) return String(text ?? "");
  const dollars = formatCount(Math.floor(cents / 100), "en-US");
  const rest = cents % 100 === 0 ? "" : `.${String(cents % 100).padStart(2, "0")}`;
  return `${amount < 0 && cents > 0 ? "-" : ""}$${dollars}${rest}`;
}
