import type * as v from "valibot";
import type { ClaimRef } from "../claim-ref.ts";
import type { Endpoint } from "../endpoint.ts";
import { ClaimsError } from "../errors.ts";
import { answer } from "../schema/answer.ts";
import { contactPerson } from "../schema/sections.ts";

const schema = answer({
  /** Answers general questions. */
  generalClaimQuestions: contactPerson,
  /** Answers questions about the damage. */
  vehicleDamageQuestions: contactPerson,
  /** Answers questions about injuries. */
  injuryQuestions: contactPerson,
});

/** Whom to ask what about a claim. */
export interface ContactUs extends v.InferOutput<typeof schema> {}

/** `GET contact-us/{claimNumber}` */
export const contactUs: Endpoint<ClaimRef, ContactUs, ContactUs> = {
  name: "contactUs",
  method: "GET",
  path: "contact-us/{claimNumber}",
  response: schema,
  empty: { generalClaimQuestions: null },
  model(wire, _, { warnings }) {
    const [first] = warnings;
    const isEmpty = Object.values(wire).every((contact) => contact === undefined);
    // The response has contacts, but none that can be read.
    // Why: docs/decisions/reading-responses.md#contacts-that-cannot-be-read
    if (isEmpty && first)
      throw new ClaimsError({ code: "invalid_response", issuePath: first.path });
    return wire;
  },
};
