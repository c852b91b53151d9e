import { englishCoverageWords } from "@claimkit/claims-api/format";
import { expect, test } from "vitest";
import { paymentValue } from "./payment-value.ts";

test.each([
  { displayKey: "Amount", displayValue: "$3,738.40", shown: "$3,738.40" },
  { displayKey: "Amount", displayValue: "$500.00", shown: "$500" },
  { displayKey: "Amount", displayValue: "$1000.5", shown: "$1,000.50" },
  { displayKey: "Refund", displayValue: "-$20.00", shown: "-$20" },
  { displayKey: "Refund", displayValue: "($20.00)", shown: "-$20" },
  { displayKey: "Amount", displayValue: "$.", shown: "$." },
  { displayKey: "Amount", displayValue: "$500.00 on hold", shown: "$500.00 on hold" },
  { displayKey: "Check number", displayValue: "1000.00", shown: "1000.00" },
  { displayKey: "Issue date", displayValue: "2026-11-20", shown: "November 20, 2026" },
  { displayKey: "Collision", displayValue: "$1,000.00", shown: "$1,000 deductible" },
  { displayKey: "Rental", displayValue: "45 / 1350", shown: "$45 per day / $1,350 per accident" },
])(
  "Money: US format, 0 to 2 decimals: $displayKey $displayValue as $shown (spec 000 section 5)",
  ({ shown, ...row }) => {
    expect(paymentValue(row, englishCoverageWords)).toBe(shown);
  },
);
