import type { ClaimsWarning } from "../answer.ts";
import type { CombinedCall } from "../endpoint.ts";
import { knownWord } from "../known-word.ts";
import { allClaimContacts } from "./all-claim-contacts.ts";
import type { ClaimContact } from "./claim-contacts.ts";

/** Roles of a policy's owner. "Insured's attorney" and "additional insured" are other people. */
const INSURED = ["insured", "named_insured", "primary_insured", "policyholder"] as const;

/** Separates roles in one text, such as "Insured, Driver". */
const NEXT_ROLE = /[,;|/]/;

/**
 * The contact id of the signed-in member on a claim: the current user's, otherwise the only insured's. `undefined` if
 * neither is certain. Never a third party's id.
 */
export const memberContactId: CombinedCall<{ claimNumber: string }, string | undefined> = {
  name: "memberContactId",
  uses: ["claimContacts"],
  keep: "page",
  identity: ({ claimNumber }) => claimNumber,
  async run(runner, { claimNumber }, { warnings }) {
    const contacts = await allClaimContacts(runner, { claimNumber });
    return memberAmong(contacts, !warnings.some(hidesMember))?.contactId;
  },
};

// Why: docs/decisions/reading-responses.md#who-the-member-is
function memberAmong(
  contacts: readonly ClaimContact[],
  areComplete: boolean,
): ClaimContact | undefined {
  const users = contacts.filter(({ isCurrentUser }) => isCurrentUser);
  const members = users.length > 0 || !areComplete ? users : contacts.filter(isInsured);
  const [member] = members;
  return members.length === 1 && member && !isThirdParty(member) ? member : undefined;
}

/** Whether a warning is about something that may show who the member is. */
function hidesMember({ code, path = "" }: ClaimsWarning): boolean {
  return (
    code === "more_warnings" ||
    (code === "item_dropped" && /^claimContacts\.\d+(?:\.(?:roles?|is\w+)\b.*)?$/.test(path))
  );
}

function isInsured(contact: ClaimContact): boolean {
  return !isThirdParty(contact) && rolesOf(contact).some((role) => knownWord(role, INSURED));
}

function isThirdParty(contact: ClaimContact): boolean {
  return (
    contact.isThirdParty ||
    rolesOf(contact).some((role) => /^\s*third[\s\p{Pd}_]*part/iu.test(role))
  );
}

function rolesOf({ roles }: ClaimContact): string[] {
  return roles.flatMap((role) => role.split(NEXT_ROLE));
}
