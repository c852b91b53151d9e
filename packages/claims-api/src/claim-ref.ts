import type { Question } from "./endpoint.ts";

/** Which claim is asked for, and on whose behalf. */
export interface ClaimRef {
  /** The claim's number. */
  claimNumber: string;
  /** Asks as a third-party claimant. Needs `contactId`. */
  isThirdParty?: boolean | undefined;
  /** The contact on whose behalf the request is made. */
  contactId?: string | undefined;
}

/**
 * The request of calls that answer a third party differently. A third party without a contact
 * makes no call, because it would be answered as the member.
 */
export function askForPersona({ isThirdParty, contactId = "" }: Partial<ClaimRef>): Question {
  return isThirdParty ? { query: { isThirdParty: "true", contactId } } : {};
}
