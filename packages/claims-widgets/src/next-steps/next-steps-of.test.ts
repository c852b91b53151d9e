import { createSandbox } from "@claimkit/sandbox";
import { sandboxClient } from "@claimkit/widget-runtime/testing/sandbox-client";
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
  const client = sandboxClient({
    fetch: sandbox.fetch,
  });
  const details = await client.call(nextStepFacts, claimOf(claimNumber), { locale });
  const { steps, idleReason, now } = nextStepsOf({
    ...details,
    today: "2026-11-20",
    languages: [locale],
  });
  return { names: steps.map(({ name }) => name), idleReason, now };
}

test.each(mixedClaims)("$claimNumber has the same steps in Spanish if $but", async (claim) => {
  expect(await namesIn("es-US", claim)).toEqual(await namesIn("en-US", claim));
});

test.each([
  {
    what: "a deductible that is paid",
    scenario: "OYS_SERVICE_SELECTED_ESTIMATE",
    says: { payDeductible: { displayTitle: "Franchise", displayText: "Franchise payée. Merci." } },
  },
  {
    what: "an estimate that is accepted",
    scenario: "OYS_SERVICE_SELECTED_ESTIMATE",
    says: {
      latestUpdate: "Votre voiture est déjà en cours de réparation.",
      viewEstimate: { estimates: [{ accessToken: "t", documentPublicID: "1" }] },
    },
  },
  {
    what: "a valuation that is being prepared",
    scenario: "TOTAL_LOSS",
    says: {
      latestUpdate: "Vous avez refusé notre évaluation.",
      lossEvaluationDocument: { accessToken: "t", documentPublicID: "1" },
    },
  },
])("in French, no step of ours is about $what", async ({ scenario, says }) => {
  const timelineCategories = [
    { categoryName: "REPAIRS", status: "in_progress" },
    { categoryName: "PAYOUT", status: "not_started" },
  ];
  const client = sandboxClient({
    fetch: async () =>
      Response.json(
        { claimState: "open", timelineCategories, scenario, ...says },
        { headers: { "Content-Language": "fr-CA" } },
      ),
  });
  const claim = { claimNumber: "CLM-1", contactId: "7" };
  const { data, language } = await client.load(nextStepFacts, claim);
  const { steps, idleReason } = nextStepsOf({
    ...data,
    today: "2026-11-20",
    languages: [language],
  });

  expect(idleReason).toBeUndefined();
  expect(steps.map(({ name, words }) => words ?? name)).toEqual([
    "latestUpdate" in says ? says.latestUpdate : "ask-associate",
  ]);
});
