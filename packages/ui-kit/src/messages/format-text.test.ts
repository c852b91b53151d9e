import { expect, test } from "vitest";
import { formatPlural } from "./format-plural.ts";
import { formatText } from "./format-text.ts";

test.each([
  {
    message: "Page {page} of {total}",
    values: { page: 1234, total: 20_000 },
    locale: "en-US",
    is: "Page 1,234 of 20,000",
  },
  { message: "{total} páginas", values: { total: 20_000 }, locale: "es-ES", is: "20.000 páginas" },
  { message: "{total}", values: { total: 12 }, locale: "ar-EG", is: "١٢" },
  {
    message: "Years {first} to {last}",
    values: { first: "1927", last: "2026" },
    locale: "en-US",
    is: "Years 1927 to 2026",
  },
  {
    message: "{chip} and {chip}",
    values: { chip: "$& {other} $1" },
    locale: "en-US",
    is: "$& {other} $1 and $& {other} $1",
  },
  { message: "Call {phone}.", values: {}, locale: "en-US", is: "Call {phone}." },
  { message: "{}{ a }", values: { a: "x" }, locale: "en-US", is: "{}{ a }" },
])("fills '$message' in $locale: '$is'", ({ message, values, locale, is }) => {
  expect(formatText(message, values, locale)).toBe(is);
});

const files = { one: "{count} file in {folder}", few: "{count} few", other: "{count} files" };

test.each([
  { message: files, count: 1, locale: "en-US", is: "1 file in Inbox" },
  { message: files, count: 12_800, locale: "en-US", is: "12,800 files" },
  { message: files, count: 0, locale: "fr-FR", is: "0 file in Inbox" },
  { message: files, count: 3, locale: "pl", is: "3 few" },
  { message: { other: "{count} files" }, count: 1, locale: "en-US", is: "1 files" },
  { message: "{count} new", count: 1, locale: "en-US", is: "1 new" },
])("words $count in $locale by its plural: '$is'", ({ message, count, locale, is }) => {
  expect(formatPlural(message, { count, folder: "Inbox" }, locale)).toBe(is);
});

test("does without wording that is not text: a catalog can be a host's JSON", () => {
  const message = JSON.parse('{ "one": null, "other": 5 }') as typeof files;

  expect(formatPlural(message, { count: 1 }, "en-US")).toBe("5");
});
