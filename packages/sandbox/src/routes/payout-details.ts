import { claimForPersona, personaQuery } from "../claim-access.ts";
import type { Route } from "../route.ts";

/**
 * `GET payout-details/{claimNumber}`: payments and payees.
 * Third parties are sent the deductible and authorized amounts too. The client must hide them.
 */
export const payoutDetails = {
  call: "payoutDetails",
  method: "GET",
  path: "/payout-details/:claimNumber",
  summary: "Payments and payees",
  query: personaQuery,
  example: { path: "/payout-details/CLM-1006" },
  answer: (c) => {
    const { payoutDetails: payout } = claimForPersona(c);
    return payout === "no content" ? c.body(null, 204) : c.json(payout);
  },
} as const satisfies Route;
