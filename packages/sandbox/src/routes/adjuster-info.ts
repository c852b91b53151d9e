import { adjustersOf } from "../adjusters.ts";
import { requestedClaim } from "../claim-access.ts";
import { Problem } from "../problem.ts";
import type { Route } from "../route.ts";

/** `GET adjuster-info/{claimNumber}`: who looks after a claim. */
export const adjusterInfo = {
  call: "adjusterInfo",
  method: "GET",
  path: "/adjuster-info/:claimNumber",
  summary: "Who looks after a claim",
  example: { path: "/adjuster-info/CLM-1007" },
  answer: (c) => {
    const [adjuster] = adjustersOf(requestedClaim(c).contactUs, c.var.say);
    if (adjuster) return c.json(adjuster);
    throw new Problem(404, {
      errorCode: "NO_ADJUSTER",
      detail: "Nobody looks after this claim yet.",
    });
  },
} as const satisfies Route;
