import type * as v from "valibot";
import type { ClaimRef } from "../claim-ref.ts";
import type { Endpoint } from "../endpoint.ts";
import { ClaimsError } from "../errors.ts";
import { answer } from "../schema/answer.ts";
import { flag, optionalText, textOrBlank } from "../schema/values.ts";
import { claimSummaryRequest } from "./claim-requests.ts";

/** Schema of both summary calls. */
export const claimSummarySchema = answer({
  claimNumber: optionalText,
  vehicle: textOrBlank,
  claimType: textOrBlank,
  status: textOrBlank,
  tellUsMoreVisibility: flag,
});

/** The parsed response. */
export interface ClaimSummaryWire extends v.InferOutput<typeof claimSummarySchema> {}

/** Summary of a claim. Fields that the server does not send are empty. */
export interface ClaimSummary {
  /** The claim's number. */
  claimNumber: string;
  /** The vehicle. */
  vehicle: string;
  /** The type of the claim. */
  claimType: string;
  /** The status. */
  status: string;
  /** Whether the customer is asked to tell more about the incident. */
  tellUsMoreVisibility: boolean;
}

/**
 * Model of both summary calls. If the response has no claim number, uses the requested one. Throws if it has the
 * number of another claim, whose facts the user must not see.
 */
export function claimSummaryModel(
  wire: ClaimSummaryWire,
  claim: Pick<ClaimRef, "claimNumber">,
): ClaimSummary {
  const { claimNumber } = wire;
  if (claimNumber !== undefined && !isSameNumber(claimNumber, claim.claimNumber)) {
    throw new ClaimsError({ code: "invalid_response", issuePath: "claimNumber" });
  }
  return { ...wire, claimNumber: claimNumber ?? claim.claimNumber };
}

/** Compares claim numbers, ignoring case, punctuation and leading zeros, which systems write differently. */
function isSameNumber(a: string, b: string): boolean {
  const [first, second] = [a, b].map((number) =>
    number
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, "")
      .replace(/(?<!\d)0+(?=\d)/g, ""),
  );
  return first === second;
}

/** `GET claim-summaries/{claimNumber}` */
export const claimSummary: Endpoint<ClaimRef, ClaimSummary, ClaimSummaryWire> = {
  ...claimSummaryRequest,
  response: claimSummarySchema,
  thirdParty: {
    claimNumber: "code",
    vehicle: "name",
    claimType: "value",
    status: ["open", "closed"],
    tellUsMoreVisibility: "code",
  },
  keep: "revalidate",
  model: claimSummaryModel,
};
