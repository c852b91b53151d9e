import * as v from "valibot";
import { adjusterInfo as oneAdjuster } from "../endpoints/adjuster-info.ts";
import { adjusterSummaries as allAdjusters } from "../endpoints/adjuster-summaries.ts";
import type { CallContract } from "./call-contract.ts";
import { described, optional, text } from "./formats.ts";
import { claimNumber } from "./parameters.ts";
import { contactPerson } from "./parts.ts";

const adjuster = v.object({
  ...contactPerson.entries,
  role: optional(text, "What the adjuster does for the claim, in words."),
});

const dana = {
  claimAdjusterName: "Dana Whitfield",
  tollFreeNumber: "8005550140",
  usOnly: "6145550141",
  email: "dana.whitfield@example.com",
  role: "Claim associate",
};

/** `GET adjuster-info/{claimNumber}` */
export const adjusterInfo = {
  method: oneAdjuster.method,
  path: oneAdjuster.path,
  summary: "The claim associate of a claim (experimental)",
  pathParameters: { claimNumber },
  response: adjuster,
  notFound: "The claim has no adjuster yet",
  example: { response: dana },
} as const satisfies CallContract;

/** `GET claims/{claimNumber}/adjuster-summaries` */
export const adjusterSummaries = {
  method: allAdjusters.method,
  path: allAdjusters.path,
  summary: "All adjusters of a claim (experimental)",
  pathParameters: { claimNumber },
  response: v.object({
    adjusters: described(
      v.array(adjuster),
      "The adjusters of the claim, an empty list without any.",
    ),
  }),
  example: { response: { adjusters: [dana] } },
} as const satisfies CallContract;
