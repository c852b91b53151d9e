import type { RequestParts } from "./endpoint.ts";

// One declaration for both, because an editor shows no description if the members of a union have their own.
interface NumberedClaim {
  /** The claim's number. */
  claimNumber: string;
}

/** A claim, and whether a third-party claimant reads the result. The request is the same. */
export interface MaybeThirdParty extends NumberedClaim {
  /** Whether a third-party claimant reads the result. */
  isThirdParty?: boolean | undefined;
}

/** A claim, requested by its policyholder. */
export interface MemberClaimRef extends NumberedClaim {
  /** Requests as a third-party claimant. Needs `contactId`. */
  isThirdParty?: false | undefined;
  /** The contact on whose behalf the request is made. */
  contactId?: string | undefined;
}

/** A claim, requested by a third-party claimant. */
export interface ThirdPartyClaimRef extends NumberedClaim {
  /** Requests as a third-party claimant. Needs `contactId`. */
  isThirdParty: true;
  /** The contact on whose behalf the request is made. */
  contactId: string;
}

/** Which claim to request, and on whose behalf. */
export type ClaimRef = MemberClaimRef | ThirdPartyClaimRef;

/** On whose behalf to request data, without the claim. */
export type PersonaRef =
  | Omit<MemberClaimRef, "claimNumber">
  | Omit<ThirdPartyClaimRef, "claimNumber">;

/**
 * The request of calls whose result depends on the persona. A third party without a contact is a
 * configuration error, because the server would treat it as the member.
 */
export function personaQuery({ isThirdParty, contactId }: PersonaRef): RequestParts {
  // Why: docs/decisions/third-parties.md#a-third-party-needs-a-contact
  return isThirdParty ? { query: { isThirdParty: "true", contactId: contactId ?? "" } } : {};
}
