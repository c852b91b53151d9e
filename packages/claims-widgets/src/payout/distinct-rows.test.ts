import type { DisplayInfo } from "@claimkit/claims-api";
import { englishCoverageWords } from "@claimkit/claims-api/format";
import { expect, test } from "vitest";
import { distinctRows } from "./distinct-rows.ts";

const row = (displayKey: string, displayValue: string): DisplayInfo => ({
  displayKey,
  displayValue,
});
const words = {
  ...englishCoverageWords,
  nameOf: (name: string) => (name === "Deducible" ? "Deductible" : name),
};
const deductible = row("Deductible", "$1,000");

test.each([
  {
    what: "the same value, written differently",
    rows: [row("Amount", "$5"), row("Amount", "$5.00")],
    kept: [row("Amount", "$5")],
  },
  {
    what: "the same name in another case",
    rows: [row("Amount", "$5"), row("AMOUNT ", "$5")],
    kept: [row("Amount", "$5")],
  },
  {
    what: "another value",
    rows: [row("Amount", "$5"), row("Amount", "$6")],
    kept: [row("Amount", "$5"), row("Amount", "$6")],
  },
  {
    what: "another name",
    rows: [row("Amount", "$5"), row("Tax", "$5")],
    kept: [row("Amount", "$5"), row("Tax", "$5")],
  },
  { what: "a row that is shown already", rows: [row("Deductible", "$1,000.00")], kept: [] },
  { what: "its name in another language", rows: [row("Deducible", "$1,000.00")], kept: [] },
  {
    what: "another value of a row that is shown already",
    rows: [row("Deductible", "$500")],
    kept: [row("Deductible", "$500")],
  },
])("$what", ({ rows, kept }) => {
  expect(distinctRows(rows, words, [deductible])).toEqual(kept);
});
