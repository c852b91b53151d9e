import type { Question } from "./endpoint.ts";

/** A claim, requested by its policyholder. */
export interface MemberClaimRef {
  /** The claim's number. */
  claimNumber: string;
  /** Requests as a third-party claimant. Needs `contactId`. */
  isThirdParty?: false | undefined;
  /** The contact on whose behalf the request is made. */
  contactId?: string | undefined;
}

/** A claim, requested by a third-party claimant. */
export interface ThirdPartyClaimRef {
  /** The claim's number. */
  claimNumber: string;
  /** Requests as a third-party claimant. Needs `contactId`. */
  isThirdParty: true;
  /** The contact on whose behalf the request is made. */
  contactId: string;
}

/** Which claim to request, and on whose behalf. */
export type ClaimRef = MemberClaimRef | ThirdPartyClaimRef;

/**
 * The request of calls that answer a third party differently. A third party without a contact
 * makes no call, because it would be answered as the member.
 */
export function askForPersona({ isThirdParty, contactId = "" }: Partial<ClaimRef>): Question {
  return isThirdParty ? { query: { isThirdParty: "true", contactId } } : {};
}
