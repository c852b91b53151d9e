import { claimForPersona, personaQuery } from "../claim-access.ts";
import type { Route } from "../route.ts";

/** `GET services-details/{claimNumber}`: rental car, towing and other services. */
export const servicesDetails = {
  call: "servicesDetails",
  method: "GET",
  path: "/services-details/:claimNumber",
  summary: "Rental car, towing and other services",
  query: personaQuery,
  example: { path: "/services-details/CLM-1006" },
  answer: (c) => c.json(claimForPersona(c).services),
} as const satisfies Route;
