import * as v from "valibot";
import { describe, expect, test } from "vitest";
import {
  flag,
  optionalDate,
  optionalNumber,
  optionalSentences,
  optionalText,
  requiredHtml,
  requiredText,
  textOrBlank,
  textOrFlag,
} from "./values.ts";

/** Parses a field with a schema; `"rejected"` if it is invalid. */
function read(schema: v.GenericSchema, ...[value]: [unknown?]): unknown {
  const { typed, output } = v.safeParse(v.object({ field: schema }), { field: value });
  return typed ? (output as { field: unknown }).field : "rejected";
}

describe("text", () => {
  test.each([
    { value: "Hail", required: "Hail", optional: "Hail", orBlank: "Hail" },
    { value: "  Hail ", required: "Hail", optional: "Hail", orBlank: "Hail" },
    { value: 42, required: "42", optional: "42", orBlank: "42" },
    { value: 0, required: "0", optional: "0", orBlank: "0" },
    { value: "", required: "rejected", optional: undefined, orBlank: "" },
    { value: "  ", required: "rejected", optional: undefined, orBlank: "" },
    { value: null, required: "rejected", optional: undefined, orBlank: "" },
    { value: undefined, required: "rejected", optional: undefined, orBlank: "" },
    { value: {}, required: "rejected", optional: undefined, orBlank: "" },
    { value: ["Hail"], required: "rejected", optional: undefined, orBlank: "" },
    { value: true, required: "rejected", optional: undefined, orBlank: "" },
    { value: "null", required: "rejected", optional: undefined, orBlank: "" },
    {
      value: { amount: 2400.5, currency: "USD" },
      required: "$2400.5",
      optional: "$2400.5",
      orBlank: "$2400.5",
    },
    {
      value: { value: "7", currencyCode: "EUR" },
      required: "7 EUR",
      optional: "7 EUR",
      orBlank: "7 EUR",
    },
    { value: { value: 1.5, unit: "mi" }, required: "rejected", optional: undefined, orBlank: "" },
  ])("$value", ({ value, required, optional, orBlank }) => {
    expect(read(requiredText, value)).toBe(required);
    expect(read(optionalText, value)).toBe(optional);
    expect(read(textOrBlank, value)).toBe(orBlank);
  });

  test("that is missing is in the output", () => {
    const schema = v.object({ optional: optionalText, orBlank: textOrBlank });
    expect(v.parse(schema, {})).toStrictEqual({ optional: undefined, orBlank: "" });
  });
});

test.each([
  { value: [2026, 11, 20], date: "2026-11-20" },
  { value: [2026, 1, 5, 13, 20], date: "2026-01-05" },
  { value: { year: 2026, month: 11, day: 20 }, date: "2026-11-20" },
  { value: 1795132800000, date: "1795132800000" },
  { value: ["2026"], date: undefined },
  { value: { year: 2026 }, date: undefined },
])("the date $value is $date", ({ value, date }) => {
  expect(read(optionalDate, value)).toBe(date);
});

test.each([
  { of: "required text", schema: requiredText, limit: 2_000 },
  { of: "optional text", schema: optionalText, limit: 2_000 },
  { of: "text or blank", schema: textOrBlank, limit: 2_000 },
  { of: "required sentences", schema: requiredHtml, limit: 10_000 },
  { of: "optional sentences", schema: optionalSentences, limit: 10_000 },
])("$of is truncated after $limit characters", ({ schema, limit }) => {
  const lengthOf = (count: number) => {
    const { output } = v.safeParse(schema, "a".repeat(count));
    return String(output).replace(/…$/, "").length;
  };

  expect([limit, limit + 1].map(lengthOf)).toEqual([limit, limit - 1]);
});

test.each([
  ...[true, "true", "TRUE", "Y", "y", "Yes", " yes ", "1", 1].map((value) => ({ value, is: true })),
  ...[false, "false", "N", "no", "", 0, 2, null, undefined, {}, [], "maybe"].map((value) => ({
    value,
    is: false,
  })),
])("the flag $value is $is", ({ value, is }) => {
  expect(read(flag, value)).toBe(is);
});

test.each([
  { value: 65, number: 65 },
  { value: "65", number: 65 },
  { value: " 0.04 ", number: 0.04 },
  { value: "-1", number: -1 },
  { value: "", number: undefined },
  { value: null, number: undefined },
  { value: "many", number: undefined },
  { value: "Infinity", number: undefined },
  { value: JSON.parse("1e999"), number: undefined },
  { value: JSON.parse("-1e999"), number: undefined },
  { value: {}, number: undefined },
])("the number $value is $number", ({ value, number }) => {
  expect(read(optionalNumber, value)).toBe(number);
});

test("the value of a row is text or a boolean", () => {
  expect([true, false, "Yes", 5, {}, null].map((value) => read(textOrFlag, value))).toEqual([
    "true",
    "false",
    "Yes",
    "5",
    "",
    "",
  ]);
});
