import type * as v from "valibot";
import type { ClaimRef } from "../claim-ref.ts";
import type { Endpoint } from "../endpoint.ts";
import { answer } from "../schema/answer.ts";
import { contactPerson } from "../schema/sections.ts";

const schema = answer({
  generalClaimQuestions: contactPerson,
  vehicleDamageQuestions: contactPerson,
  injuryQuestions: contactPerson,
});

/** Whom to ask what about a claim. */
export type ContactUs = v.InferOutput<typeof schema>;

/** `GET contact-us/{claimNumber}` */
export const contactUs: Endpoint<ClaimRef, ContactUs, ContactUs> = {
  name: "contactUs",
  method: "GET",
  path: "contact-us/{claimNumber}",
  response: schema,
  model: (wire) => wire,
};
