import type * as v from "valibot";
import type { Endpoint } from "../endpoint.ts";
import { type ClaimSummary, claimSummaryModel, claimSummarySchema } from "./claim-summary.ts";

/** `GET associate-claim-summaries/claim/{claimNumber}/contact-id/{contactId}` */
export const associateClaimSummary: Endpoint<
  { claimNumber: string; contactId: string },
  ClaimSummary,
  v.InferOutput<typeof claimSummarySchema>
> = {
  name: "associateClaimSummary",
  method: "GET",
  path: "associate-claim-summaries/claim/{claimNumber}/contact-id/{contactId}",
  response: claimSummarySchema,
  model: claimSummaryModel,
};
