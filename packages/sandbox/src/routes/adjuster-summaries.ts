import { adjustersOf } from "../adjusters.ts";
import { requestedClaim } from "../claim-access.ts";
import type { Route } from "../route.ts";

/** `GET claims/{claimNumber}/adjuster-summaries`: all adjusters of a claim. Experimental, because its use is not specified. */
export const adjusterSummaries = {
  call: "adjusterSummaries",
  method: "GET",
  path: "/claims/:claimNumber/adjuster-summaries",
  summary: "All adjusters of a claim (experimental)",
  example: { path: "/claims/CLM-1007/adjuster-summaries" },
  answer: (c) => c.json({ adjusters: adjustersOf(requestedClaim(c).contactUs, c.var.t) }),
} as const satisfies Route;
