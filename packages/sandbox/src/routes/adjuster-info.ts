import { adjustersOf } from "../adjusters.ts";
import { requestedClaim } from "../claim-access.ts";
import { Problem } from "../problem.ts";
import type { Route } from "../route.ts";

/** `GET adjuster-info/{claimNumber}`: the claim associate. */
export const adjusterInfo = {
  call: "adjusterInfo",
  method: "GET",
  path: "/adjuster-info/:claimNumber",
  summary: "The claim associate of a claim",
  example: { path: "/adjuster-info/CLM-1007" },
  answer: (c) => {
    const [adjuster] = adjustersOf(requestedClaim(c).contactUs, c.var.t);
    if (adjuster) return c.json(adjuster);
    throw new Problem(404, {
      errorCode: "NO_ADJUSTER",
      detail: "This claim has no adjuster yet.",
    });
  },
} as const satisfies Route;
