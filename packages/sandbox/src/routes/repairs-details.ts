import type { Claim } from "../claim.ts";
import { claimForPersona, personaQuery } from "../claim-access.ts";
import type { ClaimDocument } from "../documents/claim-document.ts";
import type { DocumentTokens } from "../documents/document-tokens.ts";
import type { Route } from "../route.ts";

/** `GET repairs-details/{claimNumber}`: scenario and content of the repairs section, with a token for each document. */
export const repairsDetails = {
  call: "repairsDetails",
  method: "GET",
  path: "/repairs-details/:claimNumber",
  summary: "The repairs, with a token for each document",
  query: personaQuery,
  example: { path: "/repairs-details/CLM-1006" },
  answer: (c) => c.json(answerFor(claimForPersona(c), c.var.documentTokens)),
} as const satisfies Route;

function answerFor({ scenario, repairs, documents }: Claim, tokens: DocumentTokens): object {
  const estimates = documents.filter(({ kind }) => kind !== "valuation");
  const valuation = documents.find(({ kind }) => kind === "valuation");
  return {
    scenario,
    ...repairs,
    ...(repairs.viewEstimate && {
      viewEstimate: {
        ...repairs.viewEstimate,
        hasMultipleEstimate: estimates.length > 1,
        estimates: estimates.map((estimate) => estimateRef(estimate, tokens)),
      },
    }),
    ...(valuation && { lossEvaluationDocument: documentRef(valuation, tokens) }),
  };
}

function documentRef(document: ClaimDocument, tokens: DocumentTokens): object {
  return { accessToken: tokens.issue(document), documentPublicID: document.id };
}

function estimateRef(estimate: ClaimDocument, tokens: DocumentTokens): object {
  const { isLabeled, kind, createdDate, fileName } = estimate;
  return {
    ...documentRef(estimate, tokens),
    ...(isLabeled && { estimateType: kind === "current estimate" ? "CURRENT" : "INITIAL" }),
    ...(createdDate && { createdDate }),
    ...(fileName && { fileName }),
  };
}
