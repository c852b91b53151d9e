import { englishCoverageWords } from "@claimkit/claims-api/format";
import { expect, test } from "vitest";
import { rowValue } from "./row-value.ts";

test.each([
  { displayKey: "Amount", displayValue: "$3,738.40", shown: "$3,738.40" },
  { displayKey: "Amount", displayValue: " $500.00 ", shown: "$500" },
  { displayKey: "Amount", displayValue: "$1000.5", shown: "$1,000.50" },
  { displayKey: "Refund", displayValue: "-$20.00", shown: "-$20" },
  { displayKey: "Refund", displayValue: "($20.00)", shown: "-$20" },
  { displayKey: "Amount", displayValue: "$.", shown: "$." },
  { displayKey: "Amount", displayValue: "$500.00 on hold", shown: "$500.00 on hold" },
  { displayKey: "Check number", displayValue: "1000.00", shown: "1000.00" },
  { displayKey: "Issue date", displayValue: "2026-11-20", shown: "November 20, 2026" },
  { displayKey: "Collision", displayValue: "$1,000.00", shown: "$1,000 deductible" },
  { displayKey: "Rental", displayValue: "45 / 1350", shown: "$45 per day / $1,350 per accident" },
  {
    displayKey: "Rental Reimbursement",
    displayValue: "45 / 1350",
    shown: "$45 per day / $1,350 per accident",
  },
  { displayKey: "Rental company", displayValue: "5", shown: "5" },
  { displayKey: "Rental days", displayValue: "3 / 30", shown: "3 / 30" },
])("shows $displayKey '$displayValue' as '$shown'", ({ shown, ...row }) => {
  expect(rowValue(row, englishCoverageWords)).toBe(shown);
});
