import * as v from "valibot";
import { associateClaimSummary as forAssociate } from "../endpoints/associate-claim-summary.ts";
import { claimSummary as endpoint } from "../endpoints/claim-summary.ts";
import type { CallContract } from "./call-contract.ts";
import { described, optional, text } from "./formats.ts";
import { claimNumber, contactId, personaQuery } from "./parameters.ts";

const response = v.object({
  claimNumber: described(text, "Number of the requested claim."),
  vehicle: described(text, "Year, make, model and trim of the reader's vehicle."),
  claimType: described(text, "Type of the claim, as words or as a code such as AUTO_COLLISION."),
  status: described(text, "Status of the claim, as words or as a code such as CLAIM_REPORTED."),
  tellUsMoreVisibility: optional(
    v.boolean(),
    "Whether to ask the reader to tell more about the loss.",
  ),
});

const example = {
  response: {
    claimNumber: "CLM-1001",
    vehicle: "2022 Honda CR-V EX",
    claimType: "AUTO_COLLISION",
    status: "CLAIM_REPORTED",
    tellUsMoreVisibility: true,
  },
};

/** `GET claim-summaries/{claimNumber}` */
export const claimSummary = {
  method: endpoint.method,
  path: endpoint.path,
  summary: "Vehicle, type and status of a claim",
  pathParameters: { claimNumber },
  query: personaQuery,
  response,
  example,
} as const satisfies CallContract;

/** `GET associate-claim-summaries/claim/{claimNumber}/contact-id/{contactId}` */
export const associateClaimSummary = {
  method: forAssociate.method,
  path: forAssociate.path,
  summary: "The summary of a claim, for an associate who helps a contact",
  pathParameters: { claimNumber, contactId },
  response,
  example,
} as const satisfies CallContract;
