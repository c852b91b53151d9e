import { formatLocale } from "./format-locale.ts";
import { keptByLocale } from "./kept-by-locale.ts";

const NUMBER = /^(\d+(\.\d*)?|\.\d+)$/;

/** A number whose commas or spaces separate thousands, unlike the comma of "500,00". */
const GROUPED = /^\d{1,3}([,\s]\d{3})+(\.\d*)?$/;

const formatterFor = keptByLocale(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: "currency",
      currency: "USD",
      currencyDisplay: "narrowSymbol",
      trailingZeroDisplay: "stripIfInteger",
    }),
);

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
 * Formats an amount in dollars, without cents if they are zero: `$1,250.50` in English and Spanish, `1 250,50 $` in
 * French. Returns text that is not an amount unchanged.
 */
export function formatMoney(text: string | number | undefined, locale = "en-US"): string {
  const amount = parseMoney(text) ?? Number.NaN;
  // By the exponent: 1.005 * 100 is less than 100.5.
  const cents = Math.round(Number(`${Math.abs(amount)}e2`));
  if (!Number.isSafeInteger(cents)) return String(text ?? "");
  // Not Math.sign, because -0 would have a sign.
  const exact = (amount < 0 && cents > 0 ? -cents : cents) / 100;
  return formatterFor(formatLocale(locale)).format(exact);
}
