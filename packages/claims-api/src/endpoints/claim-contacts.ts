import type * as v from "valibot";
import type { MaybeThirdParty } from "../claim-ref.ts";
import type { Endpoint } from "../endpoint.ts";
import { answer } from "../schema/answer.ts";
import { list } from "../schema/list.ts";
import { object } from "../schema/object.ts";
import { optional } from "../schema/optional.ts";
import { tolerant } from "../schema/tolerant.ts";
import { flag, numberOf, optionalNumber, optionalText, requiredText } from "../schema/values.ts";
import { CONTACTS_PER_PAGE, claimContactsRequest } from "./claim-requests.ts";

/** One or several roles: texts, or objects with a code or a name. */
const roles = optional(
  tolerant(list(requiredText), (value) => [value].flat().flatMap(roleTexts)),
  [],
);

const contact = object({
  /** Id of the contact. */
  contactId: requiredText,
  /** The name to display. */
  displayName: optionalText,
  /** Roles of the contact. */
  roles,
  role: roles,
  /** Whether the contact is the signed-in user. */
  isCurrentUser: flag,
  /** Whether the contact is a third party. */
  isThirdParty: flag,
  /** Email address. */
  email: optionalText,
  /** Phone number. */
  phoneNumber: optionalText,
});

interface ContactWire extends v.InferOutput<typeof contact> {}

/** A person or company involved in a claim. */
export interface ClaimContact extends Omit<ContactWire, "role"> {}

const schema = answer({ claimContacts: list<ContactWire>(contact), totalCount: optionalNumber });

/** The parsed response. */
export interface ClaimContactsWire extends v.InferOutput<typeof schema> {}

/** One page of a claim's contacts. */
export interface ClaimContactsPage {
  /** The contacts of this page. */
  claimContacts: readonly ClaimContact[];
  /** Number of contacts on all pages, if the server sends it. */
  totalCount: number | undefined;
  /** Whether the server sent a full page, counting malformed contacts. */
  isFull: boolean;
}

/** `GET claims/{claimNumber}/claim-contacts` */
export const claimContacts: Endpoint<
  MaybeThirdParty & { offset?: number },
  ClaimContactsPage,
  ClaimContactsWire
> = {
  ...claimContactsRequest,
  response: schema,
  thirdParty: {
    claimContacts: {
      contactId: "code",
      displayName: "name",
      roles: "value",
      role: "value",
      isCurrentUser: "code",
      isThirdParty: "code",
      email: "name",
      phoneNumber: "name",
    },
    totalCount: "code",
  },
  empty: { claimContacts: [] },
  model: (wire, _input, { headers, received }) => ({
    claimContacts: wire.claimContacts.map(({ role, ...each }) =>
      Object.assign(each, { roles: [...each.roles, ...role] }),
    ),
    totalCount: numberOf(headers.get("X-Total-Count") ?? "") ?? wire.totalCount,
    isFull: Number(Object(received).claimContacts?.length) >= CONTACTS_PER_PAGE,
  }),
};

function roleTexts(role: unknown): unknown[] {
  if (typeof role !== "object" || role === null) return [role];
  const fields = role as Readonly<Record<string, unknown>>;
  const texts = ["code", "name", "role", "value"].flatMap((name) => fields[name] ?? []);
  return texts.length > 0 ? texts : [role];
}
