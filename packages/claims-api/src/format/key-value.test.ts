import { describe, expect, test } from "vitest";
import type { CoverageWords } from "./coverage-words.ts";
import { formatCoverage, formatDeductible, formatKeyValue, formatRowValue } from "./key-value.ts";

const spanish: CoverageWords = {
  locale: "es-US",
  deductible: (amount) => `Deducible de ${amount}`,
  perDay: (amount) => `${amount} por día`,
  perDayAndAccident: (perDay, perAccident) => `${perDay} por día / ${perAccident} por accidente`,
  rentalAllowance: (perDay) => `Asignación para alquiler: ${perDay}`,
  transportationAllowance: (amount) => `Asignación para gastos de transporte: ${amount}`,
  yes: "Sí",
  no: "No",
};

test.each([
  { displayKey: "Collision", displayValue: "$500.00", shown: "$500 deductible" },
  { displayKey: "Comprehensive", displayValue: "250.50", shown: "$250.50 deductible" },
  { displayKey: "Uninsured - Property Damage", displayValue: "$0", shown: "$0 deductible" },
  { displayKey: " collision ", displayValue: "500", shown: "$500 deductible" },
  { displayKey: "Collision", displayValue: "Waived", shown: "Waived" },
  { displayKey: "Collision", displayValue: "$500 deductible", shown: "$500 deductible" },
  { displayKey: "Rental", displayValue: "45 / 1350", shown: "$45 per day / $1,350 per accident" },
  {
    displayKey: "Rental",
    displayValue: "$45/$1,350.50",
    shown: "$45 per day / $1,350.50 per accident",
  },
  { displayKey: "Rental", displayValue: "$360.00", shown: "$360" },
  { displayKey: "Rental", displayValue: "30", shown: "30" },
  { displayKey: "Drivable", displayValue: "true", shown: "Yes" },
  { displayKey: "Rental", displayValue: "45 /", shown: "45 /" },
  { displayKey: "Rental", displayValue: "/ 1350", shown: "/ 1350" },
  {
    displayKey: "Rental",
    displayValue: "45 / Unlimited",
    shown: "$45 per day / Unlimited per accident",
  },
  { displayKey: "Rental", displayValue: "45 / N/A", shown: "$45 per day / N/A per accident" },
  { displayKey: "Rental", displayValue: "$45/day", shown: "$45/day" },
  { displayKey: "Alquiler", displayValue: "$45 / día", shown: "$45 / día" },
  { displayKey: "Rental", displayValue: "N/A", shown: "N/A" },
  { displayKey: "Rental", displayValue: "Not covered", shown: "Not covered" },
  {
    displayKey: "Rental Reimbursement",
    displayValue: "45 / 1350",
    shown: "$45 per day / $1,350 per accident",
  },
  { displayKey: "Rental company", displayValue: "5", shown: "5" },
  { displayKey: "Rental days", displayValue: "3 / 30", shown: "3 / 30" },
  { displayKey: "Amount", displayValue: "$3,738.40", shown: "$3,738.40" },
  { displayKey: "Amount", displayValue: " $500.00 ", shown: "$500" },
  { displayKey: "Amount", displayValue: "$1000.5", shown: "$1,000.50" },
  { displayKey: "Amount", displayValue: "$.", shown: "$." },
  { displayKey: "Amount", displayValue: "$500.00 on hold", shown: "$500.00 on hold" },
  { displayKey: "Refund", displayValue: "-$20.00", shown: "-$20" },
  { displayKey: "Refund", displayValue: "($20.00)", shown: "-$20" },
  { displayKey: "Issue date", displayValue: "2026-11-20", shown: "November 20, 2026" },
  { displayKey: "Issue date", displayValue: "11/20/2026", shown: "November 20, 2026" },
  { displayKey: "Issue date", displayValue: "2026-11-20T00:00:00Z", shown: "November 20, 2026" },
  { displayKey: "Issue date", displayValue: "soon", shown: "soon" },
  { displayKey: "Check number", displayValue: "1000", shown: "1000" },
  { displayKey: "constructor", displayValue: "x", shown: "x" },
  { displayKey: "__proto__", displayValue: "x", shown: "x" },
])("shows $displayKey '$displayValue' as '$shown'", ({ displayKey, displayValue, shown }) => {
  expect(formatKeyValue({ displayKey, displayValue })).toBe(shown);
});

describe("in Spanish", () => {
  test.each([
    { displayKey: "Collision", displayValue: "$500", shown: "Deducible de $500" },
    {
      displayKey: "Rental",
      displayValue: "45 / 1350",
      shown: "$45 por día / $1,350 por accidente",
    },
    { displayKey: "Issue date", displayValue: "2026-11-20", shown: "20 de noviembre de 2026" },
  ])("shows $displayKey '$displayValue' as '$shown'", ({ displayKey, displayValue, shown }) => {
    expect(formatKeyValue({ displayKey, displayValue }, spanish)).toBe(shown);
  });
});

test.each([
  { name: "Collision", deductible: "500", shown: "$500 deductible" },
  { name: "Glass", deductible: "500", shown: "$500 deductible" },
  { name: "Glass", deductible: "Waived", shown: "Waived" },
  { name: "Rental", deductible: "40 / 1200", shown: "$40 per day / $1,200 per accident" },
  { name: "Optional rental", deductible: "$40.00", shown: "$40" },
  { name: "Alquiler de vehículo", deductible: "40", shown: "$40" },
  { name: "Transportation Expense", deductible: "$600.00", shown: "$600" },
  { name: "Medical Payments", deductible: undefined, shown: undefined },
])("shows the $deductible of $name as '$shown'", ({ shown, ...coverage }) => {
  expect(formatCoverage(coverage)).toBe(shown);
});

test.each([
  { displayKey: "Collision", displayValue: "$2,917.50", shown: "$2,917.50" },
  { displayKey: "Rental", displayValue: "$360.00", shown: "$360" },
  { displayKey: "Rental", displayValue: "45 / 1350", shown: "$45 per day / $1,350 per accident" },
  { displayKey: "Issue Date", displayValue: "2026-11-20", shown: "November 20, 2026" },
])("shows $displayKey '$displayValue' of a payment as '$shown'", ({ shown, ...row }) => {
  expect(formatRowValue(row)).toBe(shown);
});

test("formats a deductible without a coverage", () => {
  expect(formatDeductible("1000")).toBe("$1,000 deductible");
  expect(formatDeductible("1000", spanish)).toBe("Deducible de $1,000");
});
