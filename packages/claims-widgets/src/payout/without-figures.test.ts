import type { DisplayInfo } from "@claimkit/claims-api";
import { englishCoverageWords } from "@claimkit/claims-api/format";
import { expect, test } from "vitest";
import { withoutFigures } from "./without-figures.ts";

const row = (displayKey: string, displayValue: string): DisplayInfo => ({
  displayKey,
  displayValue,
});
const words = {
  ...englishCoverageWords,
  nameOf: (name: string) => (name === "Deducible" ? "Deductible" : name),
};
const figures = [row("Deductible", "$1,000"), row("Acme paid", "$180")];

test.each([
  { what: "the same value, written differently", rows: [row("Deductible", "$1,000.00")], kept: 0 },
  { what: "the same name in another case", rows: [row("DEDUCTIBLE ", "$1,000")], kept: 0 },
  { what: "its name in another language", rows: [row("Deducible", "$1,000.00")], kept: 0 },
  { what: "another value", rows: [row("Deductible", "$500")], kept: 1 },
  { what: "another name", rows: [row("Amount", "$180")], kept: 1 },
  { what: "equal rows", rows: [row("Amount", "$5"), row("Amount", "$5")], kept: 2 },
  { what: "a figure twice", rows: [row("Acme paid", "$180"), row("Acme paid", "$180")], kept: 1 },
])("$what: keeps $kept", ({ rows, kept }) => {
  expect(withoutFigures(rows, figures, words)).toHaveLength(kept);
});
