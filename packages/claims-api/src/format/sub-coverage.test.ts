import { expect, test } from "vitest";
import { formatSubCoverage } from "./sub-coverage.ts";

test.each([
  { name: "Rental", deductible: "45 / 1350", shown: "Rental allowance: $45 per day" },
  { name: "Rental Reimbursement", deductible: "$30", shown: "Rental allowance: $30 per day" },
  { name: "Rental", deductible: "Included / 900", shown: "Rental allowance: Included" },
  {
    name: "Transportation Expenses",
    deductible: "$900.50 / 5000",
    shown: "Transportation Expense allowance: $900.50",
  },
  {
    name: "TRANSPORTATION after rental",
    deductible: "900",
    shown: "Transportation Expense allowance: $900",
  },
  { name: "Alquiler", deductible: "45 / 1350", shown: "Rental allowance: $45 per day" },
  {
    name: "Gastos de transporte",
    deductible: "900",
    shown: "Transportation Expense allowance: $900",
  },
  { name: "Location de voiture", deductible: "45", shown: "Rental allowance: $45 per day" },
  { name: "Towing", deductible: "100 / 200", shown: "Towing: $100" },
  { name: "Towing", deductible: "100/200", shown: "Towing: $100" },
  { name: "Towing", deductible: "N/A", shown: "Towing: N/A" },
  { name: "Rental", deductible: "N/A / 900", shown: "Rental allowance: N/A" },
  { name: "Towing", deductible: undefined, shown: "Towing" },
  { name: "Rental", deductible: undefined, shown: "Rental" },
  { name: "Transportation", deductible: " / 5", shown: "Transportation" },
])("shows $name '$deductible' as '$shown'", ({ name, deductible, shown }) => {
  expect(formatSubCoverage({ name, deductible })).toBe(shown);
});
