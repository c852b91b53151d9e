import * as v from "valibot";
import { contactUs as endpoint } from "../endpoints/contact-us.ts";
import type { CallContract } from "./call-contract.ts";
import { described, optional } from "./formats.ts";
import { claimNumber } from "./parameters.ts";
import { contactPerson } from "./parts.ts";

/** `GET contact-us/{claimNumber}` */
export const contactUs = {
  method: endpoint.method,
  path: endpoint.path,
  summary: "Contacts for questions about a claim",
  pathParameters: { claimNumber },
  response: v.object({
    generalClaimQuestions: described(contactPerson, "Whom to ask about the claim in general."),
    vehicleDamageQuestions: optional(contactPerson, "Whom to ask about damage to the vehicle."),
    injuryQuestions: optional(contactPerson, "Whom to ask about injuries."),
  }),
  noContent: "Nobody has been assigned to the claim yet",
  example: {
    response: {
      generalClaimQuestions: {
        claimAdjusterName: "Dana Whitfield",
        tollFreeNumber: "8005550140",
        usOnly: "6145550141",
        email: "dana.whitfield@example.com",
      },
      vehicleDamageQuestions: { claimAdjusterName: "Luis Ortega", tollFreeNumber: "8005550142" },
    },
  },
} as const satisfies CallContract;
