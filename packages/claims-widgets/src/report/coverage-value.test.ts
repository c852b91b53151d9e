import { englishCoverageWords } from "@claimkit/claims-api/format";
import { expect, test } from "vitest";
import { coverageValue } from "./coverage-value.ts";

test.each([
  { name: "Collision", deductible: "500", shown: "$500 deductible" },
  { name: "Glass", deductible: "Waived", shown: "Waived" },
  { name: "Rental", deductible: "40 / 1200", shown: "$40 per day / $1,200 per accident" },
  { name: "Optional rental", deductible: "$40", shown: "$40 per day" },
  { name: "Alquiler de vehículo", deductible: "40", shown: "$40 per day" },
  { name: "Transportation Expense", deductible: "$600.00", shown: "$600" },
  { name: "Medical Payments", deductible: undefined, shown: undefined },
])("shows the $deductible of $name as '$shown'", ({ shown, ...coverage }) => {
  expect(coverageValue(coverage, englishCoverageWords)).toBe(shown);
});
