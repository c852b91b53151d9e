import type { CombinedCall } from "../endpoint.ts";
import { allClaimContacts } from "./all-claim-contacts.ts";
import type { ClaimContact } from "./claim-contacts.ts";

/**
 * The contact that a signed-in member is on a claim: the current user, else the insured,
 * else the first; `undefined` when the claim has no contacts.
 */
export const memberContactId: CombinedCall<{ claimNumber: string }, string | undefined> = {
  name: "memberContactId",
  uses: ["claimContacts"],
  keep: "page",
  identity: ({ claimNumber }) => claimNumber,
  run: async (runner, { claimNumber }) =>
    memberAmong(await allClaimContacts(runner, { claimNumber }))?.contactId,
};

/** Chooses the member among the contacts of a claim. */
export function memberAmong(contacts: readonly ClaimContact[]): ClaimContact | undefined {
  return (
    contacts.find(({ isCurrentUser }) => isCurrentUser) ??
    contacts.find(({ roles }) => roles.some((role) => role.toLowerCase() === "insured")) ??
    contacts[0]
  );
}
