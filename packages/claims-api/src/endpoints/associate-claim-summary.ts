import type { Endpoint } from "../endpoint.ts";
import {
  type ClaimSummary,
  claimSummaryModel,
  claimSummarySchema,
  type ClaimSummaryWire,
} from "./claim-summary.ts";

/** `GET associate-claim-summaries/claim/{claimNumber}/contact-id/{contactId}` */
export const associateClaimSummary: Endpoint<
  { claimNumber: string; contactId: string },
  ClaimSummary,
  ClaimSummaryWire
> = {
  name: "associateClaimSummary",
  method: "GET",
  path: "associate-claim-summaries/claim/{claimNumber}/contact-id/{contactId}",
  response: claimSummarySchema,
  keep: "revalidate",
  model: claimSummaryModel,
};
