import type * as v from "valibot";
import type { Endpoint } from "../endpoint.ts";
import { answer } from "../schema/answer.ts";
import { list } from "../schema/list.ts";
import { object } from "../schema/object.ts";
import { optional } from "../schema/optional.ts";
import { flag, numberOf, optionalNumber, optionalText, requiredText } from "../schema/values.ts";
import { CONTACTS_PER_PAGE, claimContactsRequest } from "./claim-requests.ts";

const contact = object({
  /** Id of the contact. */
  contactId: requiredText,
  /** The name to display. */
  displayName: optionalText,
  /** Roles of the contact. */
  roles: optional(list(requiredText), []),
  /** Whether the contact is the signed-in user. */
  isCurrentUser: flag,
  /** Whether the contact is a third party. */
  isThirdParty: flag,
  /** Email address. */
  email: optionalText,
  /** Phone number. */
  phoneNumber: optionalText,
});

/** A person or company involved in a claim. */
export interface ClaimContact extends v.InferOutput<typeof contact> {}

const schema = answer({ claimContacts: list<ClaimContact>(contact), totalCount: optionalNumber });

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
  { claimNumber: string; offset?: number },
  ClaimContactsPage,
  ClaimContactsWire
> = {
  ...claimContactsRequest,
  response: schema,
  empty: { claimContacts: [] },
  model: (wire, _input, { headers, received }) => ({
    claimContacts: wire.claimContacts,
    totalCount: numberOf(headers.get("X-Total-Count") ?? "") ?? wire.totalCount,
    isFull: Number(Object(received).claimContacts?.length) >= CONTACTS_PER_PAGE,
  }),
};
