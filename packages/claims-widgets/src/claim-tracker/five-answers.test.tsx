import {
  closeDetails,
  payoutDetails,
  repairsDetails,
  reportDetails,
  timelines,
} from "@claimkit/claims-api";
import { formatMoney } from "@claimkit/claims-api/format";
import { claims, type ClaimSeed } from "@claimkit/sandbox";
import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { claimOf } from "../../testing/claim-of.ts";
import { HOST, openClaimPage, withClaimPages } from "../../testing/claim-page.tsx";
import { mixedClaims } from "../../testing/mixed-claims.ts";
import { inSpanish } from "../../testing/render-over-sandbox.tsx";
import { formatDay } from "../shared/format-day.ts";

// What a claimant sees on the first screen of a phone. Rules: docs/reference/claims.md#claim-tracker

withClaimPages();

/** What the bars at the top and the bottom of a phone leave free, in px. */
const FIRST_SCREEN = 640;
/** The head and the first step, in px. */
const HEAD_AND_STEP = 560;

/** Words with which an insurer says that something is over, or that there is nothing to do. */
const OVER: Readonly<Record<string, RegExp>> = {
  "Read your estimate": /approved|begun|under way|complete/i,
  "Read the valuation of your vehicle": /accepted|agreed|settled|wait for/i,
  "Choose how to get an estimate": /you chose|estimate is ready/i,
  "Pay your deductible": /deductible was paid|no deductible|waived/i,
};

/** Claims whose calls succeed. */
const CLAIMS = claims
  .map((claim) => claim(() => "2026-11-20").claimNumber)
  .filter((claimNumber) => !claimNumber.startsWith("CLM-4"));

/** Opens the page of a claim on a phone, and expects the answers of its calls on the first screen. */
async function expectAnswers(
  claimNumber: string,
  { locale, ...settings }: { locale: string; messages?: object[]; sandbox?: { seed: ClaimSeed[] } },
): Promise<HTMLElement> {
  await page.viewport(360, 740);
  const claim = claimOf(claimNumber);
  const { client } = await openClaimPage(claim, { locale, ...HOST, ...settings } as object);
  const tracker = document.querySelector(".ck-claim-tracker") ?? document.body;
  const top = tracker.getBoundingClientRect().top;
  const bottomOf = (element: Element): number => element.getBoundingClientRect().bottom - top;
  const linesAbove = (bottom: number): string[] =>
    [...tracker.querySelectorAll("p, dt, dd, a, button, h2, h3")]
      .filter((element) => element.checkVisibility() && bottomOf(element) <= bottom)
      .map(({ textContent }) => textContent.trim());

  const [report, payout, close, repairs, timeline] = await Promise.all([
    client.call(reportDetails, claim, { locale }),
    client.call(payoutDetails, claim, { locale }),
    client.call(closeDetails, claim, { locale }),
    client.call(repairsDetails, claim, { locale }),
    client.call(timelines, claim, { locale }),
  ]);
  const answers = [
    report.incidentType,
    report.incidentDate && formatDay(report.incidentDate, locale),
    close.claimState === "closed" && close.closeDate && formatDay(close.closeDate, locale),
    payout.providerPaidAmount && formatMoney(payout.providerPaidAmount),
    payout.deductible && formatMoney(payout.deductible),
  ].filter(Boolean);
  const shown = linesAbove(FIRST_SCREEN).join("\n");
  for (const answer of answers) expect(shown).toContain(answer);
  expect(tracker.querySelector(".ck-claim-status-now")?.textContent).toMatch(/./);

  const steps = screen.getByRole("group", { name: /next steps$|próximos pasos$/ });
  const path = screen.getByRole("list", { name: /^Stages|^Etapas/ });
  const first = within(steps).queryAllByRole("listitem")[0] ?? steps;
  expect(bottomOf(path)).toBeLessThan(HEAD_AND_STEP);
  expect(bottomOf(first)).toBeLessThanOrEqual(HEAD_AND_STEP);
  expect(document.querySelectorAll("[data-variant=primary]").length).toBeLessThanOrEqual(1);

  const call = screen
    .getAllByRole("link")
    .find((link) => link.closest(".ck-claim-contact-bar")?.checkVisibility());
  expect(call?.getAttribute("href")).toMatch(/^tel:/);
  expect(call?.getBoundingClientRect().bottom).toBeLessThanOrEqual(740);

  // No fact twice. A step may be the insurer's sentence about the deductible, which the money shows too.
  const note = steps.querySelector(".ck-next-steps-note")?.textContent;
  const lines = linesAbove(innerHeight - top).filter((line) => line !== note);
  const sentences = lines
    .flatMap((line) => line.split(/(?<=[.!?]) /))
    .filter((each) => / /.test(each));
  const facts = [...answers, repairs.generalClaimQuestions?.claimAdjusterName, ...sentences];
  const isTwice = (fact: string): boolean => lines.join("\n").split(fact).length > 2;
  expect(facts.filter((fact) => fact && isTwice(fact))).toEqual([]);

  // No sentence of the insurer contradicts the step.
  const said = [
    report.latestUpdate,
    repairs.latestUpdate,
    repairs.displayText,
    timeline.categories.flatMap(({ subCategories }) =>
      subCategories.filter(({ status }) => status === "complete").map(({ name }) => name),
    ),
  ]
    .flat()
    .join(" ");
  for (const [step, over] of Object.entries(OVER)) {
    if (steps.textContent.includes(step)) expect(said).not.toMatch(over);
  }
  return steps;
}

describe.each([
  { language: "English", settings: { locale: "en-US" } },
  { language: "Spanish", settings: inSpanish },
])("the first screen of a phone in $language", ({ settings }) => {
  test.each(CLAIMS)(
    "of %s says what happened and when, the status, the next step, how much, and whom to call",
    async (claimNumber) => {
      await expectAnswers(claimNumber, settings);
    },
  );
});

test.each(mixedClaims)(
  "so does that of $claimNumber if $but, and its step is right",
  async ({ claimNumber, seed, step }) => {
    const steps = await expectAnswers(claimNumber, { locale: "en-US", sandbox: { seed: [seed] } });

    expect(within(steps).getByText(step)).toBeTruthy();
  },
);

test.each([
  { said: "Please keep away from the vehicle.", settings: {} },
  { said: "No se acerque al vehículo.", settings: inSpanish },
])("a warning comes before everything else: $said", async ({ said, settings }) => {
  await openClaimPage({ claimNumber: "CLM-1010" }, settings);

  const [note, ...others] = screen.getAllByText(said);
  expect(note?.closest(".ck-claim-status > :first-child")).toBeTruthy();
  // The section that it comes from, whole.
  expect(others).toEqual([]);
});
