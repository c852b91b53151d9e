import type * as v from "valibot";
import { askForPersona, type ClaimRef } from "../claim-ref.ts";
import type { Endpoint } from "../endpoint.ts";
import { answer } from "../schema/answer.ts";
import { flag, optionalText, textOrBlank } from "../schema/values.ts";

/** Schema of both summary calls. */
export const claimSummarySchema = answer({
  claimNumber: optionalText,
  vehicle: textOrBlank,
  claimType: textOrBlank,
  status: textOrBlank,
  tellUsMoreVisibility: flag,
});

type Wire = v.InferOutput<typeof claimSummarySchema>;

/** A claim at a glance. What the server does not say is blank. */
export interface ClaimSummary {
  claimNumber: string;
  vehicle: string;
  claimType: string;
  status: string;
  /** Whether the customer is asked to tell more about the incident. */
  tellUsMoreVisibility: boolean;
}

/** Reads either summary; the number asked for stands in for a missing one. */
export function claimSummaryModel(wire: Wire, asked: { claimNumber: string }): ClaimSummary {
  return { ...wire, claimNumber: wire.claimNumber ?? asked.claimNumber };
}

/** `GET claim-summaries/{claimNumber}` */
export const claimSummary: Endpoint<ClaimRef, ClaimSummary, Wire> = {
  name: "claimSummary",
  method: "GET",
  path: "claim-summaries/{claimNumber}",
  request: askForPersona,
  response: claimSummarySchema,
  model: claimSummaryModel,
};
