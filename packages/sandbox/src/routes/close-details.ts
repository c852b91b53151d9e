import { requestedClaim } from "../claim-access.ts";
import type { Route } from "../route.ts";

/** `GET close-details/{claimNumber}`: whether a claim is closed, and since when. */
export const closeDetails = {
  call: "closeDetails",
  method: "GET",
  path: "/close-details/:claimNumber",
  summary: "Whether a claim is closed, and since when",
  example: { path: "/close-details/CLM-1011" },
  answer: (c) => {
    const { claimState, close } = requestedClaim(c);
    return c.json({ claimState, ...close });
  },
} as const satisfies Route;
