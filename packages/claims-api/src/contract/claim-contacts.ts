import * as v from "valibot";
import { claimContacts as endpoint } from "../endpoints/claim-contacts.ts";
import type { CallContract } from "./call-contract.ts";
import { described, email, optional, phone, text } from "./formats.ts";
import { claimNumber } from "./parameters.ts";

const response = v.object({
  claimContacts: described(
    v.array(
      v.object({
        contactId: described(text, "Id of the contact, the same in every response."),
        displayName: described(text, "Name of the person or company."),
        roles: described(
          v.array(described(text, "A role.")),
          "Roles in the claim, such as insured, driver or claimant; the policyholder is the insured.",
        ),
        isCurrentUser: optional(
          v.boolean(),
          "Whether this is the signed-in user; true for at most one.",
        ),
        isThirdParty: optional(v.boolean(), "Whether this is a third-party claimant."),
        email: optional(email, "Email address of the contact."),
        phoneNumber: optional(phone, "Telephone number of the contact, of ten digits."),
      }),
    ),
    "The contacts of this page, at most as many as limit; an empty list after the last page.",
  ),
  totalCount: optional(
    v.pipe(v.number(), v.integer(), v.minValue(0)),
    "Number of contacts on all pages, if the header X-Total-Count cannot be sent.",
  ),
});

/** `GET claims/{claimNumber}/claim-contacts` */
export const claimContacts = {
  method: endpoint.method,
  path: endpoint.path,
  summary: "One page of the contacts of a claim",
  pathParameters: { claimNumber },
  query: v.object({
    limit: optional(text, "Number of contacts per page; the client sends 30."),
    offset: optional(text, "Number of contacts to skip."),
  }),
  response,
  example: {
    response: {
      claimContacts: [
        {
          contactId: "CNT-1001",
          displayName: "Maya Ellison",
          roles: ["insured", "driver"],
          isCurrentUser: true,
          email: "maya.ellison@example.com",
          phoneNumber: "6145550101",
        },
        {
          contactId: "CNT-1001-2",
          displayName: "Curtis Webb",
          roles: ["claimant"],
          isThirdParty: true,
        },
      ],
      totalCount: 2,
    },
  },
} as const satisfies CallContract;
