import type { MaybeThirdParty } from "../claim-ref.ts";
import type { CallRunner } from "../endpoint.ts";
import { type ClaimContact, claimContacts } from "./claim-contacts.ts";
import { CONTACTS_PER_PAGE } from "./claim-requests.ts";

/** Limits paging, in case a server never sends a last page. */
const MAX_PAGES = 20;

/** Loads all contacts of a claim, page by page, without duplicates; at most 20 pages of 30. Throws like `client.call()`. */
export async function allClaimContacts(
  client: CallRunner,
  claim: MaybeThirdParty,
  options: { signal?: AbortSignal | undefined } = {},
): Promise<ClaimContact[]> {
  const contacts = new Map<string, ClaimContact>();
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const offset = page * CONTACTS_PER_PAGE;
    const answer = await client.call(claimContacts, { ...claim, offset }, options);
    for (const contact of answer.claimContacts) {
      if (!contacts.has(contact.contactId)) contacts.set(contact.contactId, contact);
    }
    const { isFull, totalCount = Number.POSITIVE_INFINITY } = answer;
    if (!isFull || offset + CONTACTS_PER_PAGE >= totalCount) break;
  }
  return [...contacts.values()];
}
