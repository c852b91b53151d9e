import * as v from "valibot";
import { reportDetails as endpoint } from "../endpoints/report-details.ts";
import type { CallContract } from "./call-contract.ts";
import { allowance, date, described, moneyOrWords, optional, text } from "./formats.ts";
import { claimNumber, personaQuery } from "./parameters.ts";
import { displayInfo, latestUpdate } from "./parts.ts";

const coverage = v.object({
  name: described(text, "Name of the coverage, such as Collision."),
  deductible: optional(moneyOrWords, "The deductible, or words such as Waived."),
});

const subCoverage = v.object({
  name: described(text, "Name of the sub-coverage, such as Rental or Transportation Expense."),
  deductible: optional(allowance, "The allowance: per day and in all, or in all."),
});

/** `GET report-details/{claimNumber}` */
export const reportDetails = {
  method: endpoint.method,
  path: endpoint.path,
  summary: "What was reported, and the coverages that apply",
  pathParameters: { claimNumber },
  query: personaQuery,
  response: v.object({
    latestUpdate,
    incidentDate: described(date, "When the loss happened, the same day as in the search."),
    incidentType: described(text, "What happened, in words."),
    coverageInfo: optional(
      v.array(coverage),
      "Coverages that apply, each with its deductible; never for a third party.",
    ),
    subCoverageInfo: optional(
      v.array(subCoverage),
      "Allowances that apply, such as for a rental car; never for a third party.",
    ),
    hasVanishing: optional(
      v.boolean(),
      "Whether the deductible may vanish; never for a third party.",
    ),
    displayInfo,
  }),
  example: {
    response: {
      latestUpdate: "We received your report and assigned a claim associate.",
      incidentDate: "2026-11-18",
      incidentType: "Rear-end collision",
      coverageInfo: [{ name: "Collision", deductible: "$500.00" }],
      subCoverageInfo: [{ name: "Rental", deductible: "$40 / $1,200" }],
      hasVanishing: false,
      displayInfo: [{ displayKey: "Location", displayValue: "High Street, Columbus, OH" }],
    },
  },
} as const satisfies CallContract;
