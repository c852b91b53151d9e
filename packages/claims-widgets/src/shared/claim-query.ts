import type { ClaimQuery } from "@claimkit/widget-runtime";

interface Destructured {
  claimNumber: string;
  isThirdParty?: boolean | undefined;
  contactId?: string | undefined;
  serverId?: string | undefined;
}

/**
 * The query of a widget from its destructured props, whose types no longer connect `contactId` to
 * `isThirdParty`. If an element has `isThirdParty` without `contactId`, the call fails.
 */
export function claimQuery(claim: Destructured): ClaimQuery {
  return claim as ClaimQuery;
}
