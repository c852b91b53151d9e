import type * as v from "valibot";
import type { ClaimRef } from "../claim-ref.ts";
import type { Endpoint } from "../endpoint.ts";
import { answer } from "../schema/answer.ts";
import { contactPerson, visibleContactPerson } from "../schema/sections.ts";

const schema = answer({
  /** Contact for general questions. */
  generalClaimQuestions: contactPerson,
  /** Contact for questions about the damage. */
  vehicleDamageQuestions: contactPerson,
  /** Contact for questions about injuries. */
  injuryQuestions: contactPerson,
});

/** Contacts for questions about a claim. */
export interface ContactUs extends v.InferOutput<typeof schema> {}

/** `GET contact-us/{claimNumber}` */
export const contactUs: Endpoint<ClaimRef, ContactUs, ContactUs> = {
  name: "contactUs",
  method: "GET",
  path: "contact-us/{claimNumber}",
  response: schema,
  thirdParty: {
    generalClaimQuestions: visibleContactPerson,
    vehicleDamageQuestions: visibleContactPerson,
    injuryQuestions: visibleContactPerson,
  },
  empty: { generalClaimQuestions: null },
  model: (wire) => wire,
};
