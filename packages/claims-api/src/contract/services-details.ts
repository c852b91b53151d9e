import * as v from "valibot";
import { RENTAL_STATUSES, servicesDetails as endpoint } from "../endpoints/services-details.ts";
import type { CallContract } from "./call-contract.ts";
import { described, optional, text } from "./formats.ts";
import { claimNumber, personaQuery } from "./parameters.ts";
import { displayInfo, latestUpdate, rows } from "./parts.ts";

/** `GET services-details/{claimNumber}` */
export const servicesDetails = {
  method: endpoint.method,
  path: endpoint.path,
  summary: "Rental car, towing and other services",
  pathParameters: { claimNumber },
  query: personaQuery,
  response: v.object({
    latestUpdate,
    displayText: described(text, "Sentences on the rental car, without markup."),
    rentalCoverageStatus: optional(
      v.picklist(RENTAL_STATUSES),
      "Whether a rental car is covered; without it, the client reads displayText. Never for a third party.",
    ),
    displayInfo,
    details: optional(rows, "The rows, if displayInfo is not sent."),
  }),
  example: {
    response: {
      latestUpdate: "You picked up your rental car.",
      displayText: "You can use a rental car while your vehicle is in the shop.",
      rentalCoverageStatus: "AVAILABLE",
      displayInfo: [{ displayKey: "Rental", displayValue: "$40 / $1,200" }],
    },
  },
} as const satisfies CallContract;
