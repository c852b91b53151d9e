import type { CombinedCall } from "../endpoint.ts";
import { allClaimContacts } from "./all-claim-contacts.ts";
import type { ClaimContact } from "./claim-contacts.ts";

/**
 * The contact id of the signed-in member on a claim: the current user, otherwise the insured, otherwise
 * the first contact; `undefined` if the claim has no contacts.
 */
export const memberContactId: CombinedCall<{ claimNumber: string }, string | undefined> = {
  name: "memberContactId",
  uses: ["claimContacts"],
  keep: "page",
  identity: ({ claimNumber }) => claimNumber,
  run: async (runner, { claimNumber }) =>
    memberAmong(await allClaimContacts(runner, { claimNumber }))?.contactId,
};

/** Finds the member among the contacts of a claim. */
export function memberAmong(contacts: readonly ClaimContact[]): ClaimContact | undefined {
  return (
    contacts.find(({ isCurrentUser }) => isCurrentUser) ??
    contacts.find(({ roles }) => roles.some((role) => role.toLowerCase() === "insured")) ??
    contacts[0]
  );
}
