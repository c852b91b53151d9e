import { requestedClaim } from "../claim-access.ts";
import type { Route } from "../route.ts";

/** `GET contact-us/{claimNumber}`: contacts for questions about a claim. */
export const contactUs = {
  call: "contactUs",
  method: "GET",
  path: "/contact-us/:claimNumber",
  summary: "Contacts for questions about a claim",
  example: { path: "/contact-us/CLM-1007" },
  answer: (c) => c.json(requestedClaim(c).contactUs),
} as const satisfies Route;
