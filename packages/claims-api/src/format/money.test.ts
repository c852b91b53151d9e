import { expect, test } from "vitest";
import { formatMoney, parseMoney } from "./money.ts";

test.each([
  { text: "$1,000.00", shown: "$1,000" },
  { text: "$1,000.50", shown: "$1,000.50" },
  { text: "1000.5", shown: "$1,000.50" },
  { text: "$0", shown: "$0" },
  { text: "0.00", shown: "$0" },
  { text: "$0.00", shown: "$0" },
  { text: " $ 1 000.10 ", shown: "$1,000.10" },
  { text: ".5", shown: "$0.50" },
  { text: "12.345", shown: "$12.35" },
  { text: "1.005", shown: "$1.01" },
  { text: "11.999", shown: "$12" },
  { text: "(500)", shown: "-$500" },
  { text: "($1,250.75)", shown: "-$1,250.75" },
  { text: "-$5", shown: "-$5" },
  { text: "- $1,250", shown: "-$1,250" },
  { text: "$-5", shown: "-$5" },
  { text: "-0.00", shown: "$0" },
  { text: "-0.001", shown: "$0" },
  { text: "1234567.89", shown: "$1,234,567.89" },
  { text: 250, shown: "$250" },
  { text: undefined, shown: "" },
])("formats the amount '$text' as '$shown'", ({ text, shown }) => {
  expect(formatMoney(text)).toBe(shown);
});

test.each([
  { locale: "en-GB", shown: "-$1,250.50" },
  { locale: "es-ES", shown: "-$1,250.50" },
  { locale: "fr-CA", shown: "-1 250,50 $" },
  { locale: "de", shown: "-1.250,50 $" },
])("formats an amount in $locale as '$shown'", ({ locale, shown }) => {
  expect(formatMoney("-1250.5", locale).replaceAll(/\s/g, " ")).toBe(shown);
});

test.each([
  { text: "500.00", shown: "500 $" },
  { text: "-0.001", shown: "0 $" },
  { text: "Waived", shown: "Waived" },
])("formats '$text' in French as '$shown'", ({ text, shown }) => {
  expect(formatMoney(text, "fr-CA").replaceAll(/\s/g, " ")).toBe(shown);
});

test.each([
  "Waived",
  "",
  "$",
  ".",
  "1e3",
  "0x1F",
  "Infinity",
  "NaN",
  "$$",
  "5 / 10",
  "500,00",
  "$1.250,50",
  "40 1200",
  "500 deductible",
  "__proto__",
])("returns '%s' unchanged, because it is not an amount", (text) => {
  expect(parseMoney(text)).toBeUndefined();
  expect(formatMoney(text)).toBe(text);
});

test.each(["90071992547409930", "9".repeat(400)])(
  "returns '%s' unchanged, because its cents are not exact",
  (text) => {
    expect(formatMoney(text)).toBe(text);
  },
);

test("formats an already formatted amount the same way", () => {
  expect(formatMoney(formatMoney("$1,000"))).toBe("$1,000");
});
