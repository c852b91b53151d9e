import { createClaimsClient } from "@claimkit/claims-api";
import { createSandbox, sandboxToken } from "@claimkit/sandbox";
import { expect, test } from "vitest";
import { claimOf } from "../../testing/claim-of.ts";
import { mixedClaims } from "../../testing/mixed-claims.ts";
import { nextStepFacts, type NextSteps, nextStepsOf } from "./next-steps-of.ts";

/** What the claimant has to do, by name, or why there is nothing. */
async function namesIn(
  locale: string,
  { claimNumber, seed }: (typeof mixedClaims)[number],
): Promise<Pick<NextSteps, "idleReason" | "now"> & { names: string[] }> {
  const sandbox = createSandbox({ now: () => new Date(2026, 10, 20, 12), seed: [seed] });
  const client = createClaimsClient({
    environment: "test",
    baseUrl: "http://localhost",
    clientId: "test",
    getAccessToken: () => sandboxToken,
    fetch: sandbox.fetch,
  });
  const details = await client.call(nextStepFacts, claimOf(claimNumber), { locale });
  const { steps, idleReason, now } = nextStepsOf({ ...details, today: "2026-11-20" });
  return { names: steps.map(({ name }) => name), idleReason, now };
}

test.each(mixedClaims)("$claimNumber has the same steps in Spanish if $but", async (claim) => {
  expect(await namesIn("es-US", claim)).toEqual(await namesIn("en-US", claim));
});
