import { requestedClaim } from "../claim-access.ts";
import type { Route } from "../route.ts";

/** `GET close-details/{claimNumber}`: whether and when a claim was closed. */
export const closeDetails = {
  call: "closeDetails",
  method: "GET",
  path: "/close-details/:claimNumber",
  summary: "Whether and when a claim was closed",
  example: { path: "/close-details/CLM-1011" },
  answer: (c) => {
    const { claimState, close } = requestedClaim(c);
    return c.json({ claimState, ...close });
  },
} as const satisfies Route;
