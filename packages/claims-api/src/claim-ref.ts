import type { CallName } from "./endpoint.ts";
import { required } from "./required.ts";

/** Which claim is asked for, and on whose behalf. */
export interface ClaimRef {
  claimNumber: string;
  /** Asks as a third-party claimant. Needs `contactId`. */
  isThirdParty?: boolean | undefined;
  contactId?: string | undefined;
}

/**
 * The query of calls that answer a third party differently; empty for a member.
 * Refuses a third party without a contact, who would otherwise get what a member gets.
 */
export function thirdPartyQuery(call: CallName, claim: ClaimRef): Record<string, string> {
  return claim.isThirdParty
    ? { isThirdParty: "true", contactId: required(call, "contactId", claim.contactId) }
    : {};
}
