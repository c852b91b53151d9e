import * as v from "valibot";
import { Problem } from "../problem.ts";
import type { Route, SandboxContext } from "../route.ts";

const search = v.object({
  policyNumber: v.pipe(v.string(), v.trim(), v.minLength(1)),
  assignmentFilter: v.boolean(),
});

/** `POST claims/search`: the claims of a policy, in no particular order. */
export const claimSearch = {
  call: "claimSearch",
  method: "POST",
  path: "/claims/search",
  answer: async (c) => {
    const { policyNumber } = await readSearch(c);
    const claimSummaries = c.var.claims
      .filter((claim) => claim.policyNumber === policyNumber)
      .map(({ lossDate, lossCause, claimNumber, claimState }) => ({
        lossDate,
        lossCause,
        claimNumber,
        claimState,
      }));
    return c.json({ claimSummaries });
  },
} as const satisfies Route;

async function readSearch(c: SandboxContext): Promise<v.InferOutput<typeof search>> {
  const body: unknown = await c.req.json().catch(() => undefined);
  const { success, output, issues } = v.safeParse(search, body);
  if (success) return output;
  throw new Problem(400, {
    errorCode: "INVALID_BODY",
    detail: "The body needs a policyNumber and an assignmentFilter.",
    errors: issues.map((issue) => ({ path: v.getDotPath(issue) ?? "", message: issue.message })),
  });
}
