import type { Claim } from "../claim.ts";
import type { ClaimDocument } from "../documents/claim-document.ts";
import type { DocumentTokens } from "../documents/document-tokens.ts";

/** The repairs of a claim as sent, with a token for each document. */
export function repairsAnswer(
  { scenario, repairs, documents }: Claim,
  tokens: DocumentTokens,
): object {
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
