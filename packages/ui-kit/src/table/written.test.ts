import { expect, test } from "vitest";
import type { CellValue } from "./columns.ts";
import { written } from "./written.ts";

const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  trailingZeroDisplay: "stripIfInteger",
});
const euros = new Intl.NumberFormat("de", { style: "currency", currency: "EUR" });
const precise = new Intl.NumberFormat("en-US", {
  maximumFractionDigits: 1,
  maximumSignificantDigits: 6,
  roundingPriority: "morePrecision",
});
const plain = new Intl.NumberFormat("en-US");
const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

test.each<{
  value: CellValue;
  format?: Intl.NumberFormat | Intl.DateTimeFormat;
  digits?: number;
  text: string;
  pad?: string;
}>([
  { value: 85.5, format: dollars, digits: 2, text: "$85.50" },
  { value: 1200, format: dollars, digits: 2, text: "$1,200", pad: ".00" },
  { value: 1.5, format: plain, digits: 3, text: "1.5", pad: "00" },
  { value: 1.5, format: euros, digits: 2, text: "1,50\u00A0€" },
  { value: 1.2345, format: precise, digits: 1, text: "1.2345" },
  { value: 12_000, format: plain, text: "12,000" },
  { value: 12_000n, format: plain, text: "12,000" },
  { value: new Date("2026-11-03"), format: day, text: "Nov 3, 2026" },
  { value: "2026-11-03", format: day, text: "2026-11-03" },
  { value: 7, text: "7" },
  { value: 0, text: "0" },
  { value: null, format: dollars, digits: 2, text: "" },
  { value: undefined, text: "" },
  { value: Number.NaN, format: plain, text: "" },
  { value: new Date("soon"), format: day, text: "" },
  { value: Number.POSITIVE_INFINITY, format: day, text: "" },
  { value: 86_400_000n, format: day, text: "Jan 2, 1970" },
])(
  "formats $value as '$text', padded with '$pad' to the digits of its column",
  ({ value, format, digits, ...rest }) => {
    expect(written(value, format, digits)).toEqual(rest);
  },
);
