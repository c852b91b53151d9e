import type { ClaimRef } from "@claimkit/claims-api";

/** A claim of the sandbox as its member or its third party requests it. */
export function claimOf(claimNumber: string): ClaimRef {
  return claimNumber.startsWith("CLM-2")
    ? { claimNumber, isThirdParty: true, contactId: claimNumber.replace("CLM", "CNT") }
    : { claimNumber };
}
