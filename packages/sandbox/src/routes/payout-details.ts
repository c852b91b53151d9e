import { claimForPersona, personaQuery } from "../claim-access.ts";
import type { Route } from "../route.ts";

/**
 * `GET payout-details/{claimNumber}`: what has been paid to whom.
 * A third party gets deductible and authorized amounts too: leaving them out of sight is the client's duty.
 */
export const payoutDetails = {
  call: "payoutDetails",
  method: "GET",
  path: "/payout-details/:claimNumber",
  summary: "What has been paid to whom",
  query: personaQuery,
  example: { path: "/payout-details/CLM-1006" },
  answer: (c) => {
    const { payoutDetails: payout } = claimForPersona(c);
    return payout === "no content" ? c.body(null, 204) : c.json(payout);
  },
} as const satisfies Route;
