import { describe, expect, test } from "vitest";
import { totalOf } from "../documents/estimate.ts";
import { estimatesIn } from "../documents/estimates.ts";
import { valuationsIn } from "../documents/valuations.ts";
import { daysFrom } from "./calendar.ts";
import type { Claim, Coverage, DisplayInfo } from "./index.ts";
import { inEnglish, languages, type Translate, translatorFor } from "./language.ts";
import { everyStage } from "../testing/every-stage.ts";
import { claims } from "./seed.ts";
import { thirdPartyView } from "./third-party-view.ts";
import { timelineOf, type TimelineCategory } from "./timeline.ts";

// The sections of a claim must be consistent with each other, in both languages.

// The amounts are the same in both languages.
const estimates = estimatesIn(inEnglish);
const valuations = valuationsIn(inEnglish);

const today = daysFrom(new Date(2026, 10, 20));
const seeds = claims.flatMap((seed) => everyStage(seed, today));

/** A claim in one language, as sent to one persona. */
interface ClaimView {
  claim: Claim;
  timeline: TimelineCategory[];
  thirdParty: boolean;
}

function viewsOf(seed: (typeof seeds)[number], t: Translate): ClaimView[] {
  const claim = seed(today, t);
  const timeline = timelineOf(claim, t);
  const claimantView = { claim, timeline, thirdParty: claim.persona === "third-party" };
  const other = claim.contacts.find((contact) => contact.isThirdParty);
  if (!other || claimantView.thirdParty) return [claimantView];
  return [claimantView, { claim: thirdPartyView(claim, other, t), timeline, thirdParty: true }];
}

const rows = languages.flatMap((language) =>
  seeds
    .flatMap((seed) => viewsOf(seed, translatorFor(language)))
    .map((view) =>
      Object.assign(view, {
        name: `${nameOf(view.claim)} in ${language}${view.thirdParty ? " for a third party" : ""}`,
      }),
    ),
);
function nameOf({ claimNumber, stage, scenario }: Claim): string {
  return stage ? `${claimNumber} (${stage})` : `${claimNumber} (${scenario})`;
}
const memberRows = rows.filter(({ thirdParty }) => !thirdParty);
const claimantRows = rows.filter(
  ({ claim, thirdParty }) => thirdParty === (claim.persona !== "member"),
);
const rowsWhere = (which: (claim: Claim) => boolean): typeof rows =>
  claimantRows.filter(({ claim }) => which(claim));

/** All texts in the sections of a claim that users read, with their paths. */
function textsOf({ claim, timeline }: ClaimView): [path: string, text: string][] {
  const { summary, report, services, repairs, close, contactUs } = claim;
  const steps = timeline.map(({ timelineSubCategories }) =>
    timelineSubCategories.map(({ subCategoryName }) => subCategoryName),
  );
  const payout = payoutOf(claim);
  return leaves({ summary, report, services, repairs, payout, close, contactUs, steps });
}

function leaves(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, `${path}.${key}`));
}

const visibleText = (view: ClaimView): string =>
  textsOf(view)
    .map(([, text]) => text)
    .join("\n");

const statusOf = ({ timeline }: ClaimView, name: string): string | undefined =>
  timeline.find(({ categoryName }) => categoryName === name)?.status;

const stepsOf = ({ timeline }: ClaimView, name: string): Map<string, string> =>
  new Map(
    (timeline.find(({ categoryName }) => categoryName === name)?.timelineSubCategories ?? []).map(
      ({ subCategoryName, status }) => [subCategoryName, status],
    ),
  );

const payoutOf = ({ payoutDetails }: Claim): Exclude<Claim["payoutDetails"], string> =>
  payoutDetails === "no content" ? { paymentDetails: [] } : payoutDetails;

const valueOf = (displayInfo: readonly DisplayInfo[] | null = [], ...keys: string[]): string =>
  displayInfo?.find(({ displayKey }) => keys.includes(displayKey))?.displayValue ?? "";

/** The first amount in a text, in cents. */
function cents(text = ""): number {
  const [, dollars = "", rest = ""] = /\$([\d,]+)(?:\.(\d\d))?/.exec(text) ?? [];
  return Number(dollars.replaceAll(",", "")) * 100 + Number(rest);
}

const coveragesOf = ({ report }: Claim): Coverage[] =>
  [report.coverageInfo ?? []].flat() as Coverage[];

const paidTo = (claim: Claim, payees: readonly string[]): number =>
  payoutOf(claim)
    .paymentDetails.filter(({ payee }) => payees.includes(payee))
    .reduce((sum, { paymentInfo }) => sum + cents(valueOf(paymentInfo, "Amount", "Monto")), 0);

/** What the insurer owes for the vehicle: the current estimate or the valuation, minus the deductible. */
function owed({ documents, persona }: Claim): number {
  const valuation = documents.map(({ id }) => valuations.get(id)).find(Boolean);
  if (valuation) return valuation.valueCents - valuation.deductibleCents;
  const estimate = estimates.get(documents[0]?.id ?? "");
  if (!estimate) return 0;
  return totalOf(estimate.lines) - (persona === "member" ? estimate.deductibleCents : 0);
}

describe("the two languages", () => {
  test.each(seeds.map((seed) => ({ seed, name: nameOf(seed(today)) })))(
    "$name has every text in both, with the same amounts and dates",
    ({ seed }) => {
      const [english = [], spanish = []] = languages.map((language) => {
        const [view] = viewsOf(seed, translatorFor(language));
        return view ? textsOf(view) : [];
      });
      const untranslated = english.filter(
        ([, text], index) => text === spanish[index]?.[1] && !isTheSameInSpanish(text),
      );

      expect(spanish.map(([path]) => path)).toEqual(english.map(([path]) => path));
      expect(untranslated).toEqual([]);
      expect(spanish.map(([, text]) => figures(text))).toEqual(
        english.map(([, text]) => figures(text)),
      );
    },
  );

  const figures = (text: string): string[] => text.match(/\$?\d[\d,./-]*\d|\d/g) ?? [];

  /** Codes, amounts, addresses, proper names, and the labels that clients recognize in English. */
  function isTheSameInSpanish(text: string): boolean {
    const label =
      /^(Collision|Comprehensive|Uninsured - Property Damage|Rental|Rental Reimbursement|Transportation Expense|Glass|Issue date|Total (days|amount) authorized|Terminal 2, Chicago, IL)$/;
    const address = /^[\w .,-]*(Street|Avenue|Road|Boulevard|Drive|Crossing)\b[\w ,]*$/;
    const nothingToTranslate = !/[a-z]{2}/.test(text);
    const isName = names.has(text) || text.includes("@example.com");
    return nothingToTranslate || label.test(text) || address.test(text) || isName;
  }

  const names = new Set(
    seeds.flatMap((seed) => {
      const { summary, repairs, contactUs, contacts, payoutDetails } = seed(today);
      const payees = payoutDetails === "no content" ? [] : payoutDetails.paymentDetails;
      return [
        summary.vehicle,
        repairs.shopInfo?.name,
        repairs.shopInfo?.address,
        repairs.repairsSchedule?.shopInfo?.name,
        repairs.repairsSchedule?.shopInfo?.address,
        repairs.generalClaimQuestions?.claimAdjusterName,
        contactUs.generalClaimQuestions?.claimAdjusterName,
        contactUs.vehicleDamageQuestions?.claimAdjusterName?.replace(/.* desk$/, ""),
        contactUs.injuryQuestions?.claimAdjusterName,
        ...contacts.map(({ displayName }) => displayName),
        ...payees.map(({ payee }) => payee),
        "Harbor Rent-a-Car",
      ];
    }),
  );
});

describe("the timeline", () => {
  test.each(rowsWhere(({ timeline }) => timeline !== "not found"))(
    "of $name is consistent with the close section",
    (view) => {
      const isClosed = view.claim.claimState === "closed";
      const unfinished = view.timeline.filter(
        ({ status }) => !["complete", "NOT_REQUIRED"].includes(status),
      );

      expect(statusOf(view, "CLOSE") === "complete").toBe(isClosed);
      expect(view.claim.close.closeDate !== undefined).toBe(isClosed);
      if (isClosed) expect(unfinished).toEqual([]);
    },
  );
});

describe("a total loss", () => {
  test.each(rowsWhere(({ scenario }) => scenario === "TOTAL_LOSS"))(
    "$name is not repaired",
    (view) => {
      expect(visibleText(view)).not.toMatch(
        /in the shop|repairs? (is|are|have)\b|repair shop|is repairing/i,
      );
      expect(visibleText(view)).not.toMatch(
        /en el taller|está reparando|comenzaron las reparaciones/i,
      );
      expect([...stepsOf(view, "REPAIRS").keys()].join()).not.toMatch(/repairs|reparaciones/i);
    },
  );
});

describe("a third party", () => {
  test.each(rows.filter(({ thirdParty }) => thirdParty))(
    "$name reads nothing about a policy",
    (view) => {
      expect(visibleText(view)).not.toMatch(
        /your (policy|coverage|insurance)|su (póliza|cobertura|seguro)/i,
      );
    },
  );

  test.each(rows.filter(({ claim, thirdParty }) => thirdParty && claim.persona === "member"))(
    "$name reads nothing about the member's vehicle and payments",
    ({ claim }) => {
      const member = seeds
        .map((seed) => seed(today))
        .find(({ claimNumber }) => claimNumber === claim.claimNumber);

      expect(claim.summary.vehicle).not.toBe(member?.summary.vehicle);
      const payees = member && payoutOf(member).paymentDetails.map(({ payee }) => payee);
      for (const { payee } of payoutOf(claim).paymentDetails) expect(payees).not.toContain(payee);
    },
  );
});

describe("the amounts", () => {
  test.each(rows)("of $name add up to what was paid", ({ claim }) => {
    const payout = payoutOf(claim);
    const payees = payout.paymentDetails.map(({ payee }) => payee);

    expect(paidTo(claim, payees)).toBe(cents(payout.providerPaidAmount));
  });

  test.each(rowsWhere(({ documents, payout }) => documents.length > 0 && payout !== "none"))(
    "of $name match its estimate or valuation",
    ({ claim }) => {
      const services = /Rent-a-Car|Towing/;
      const payees = payoutOf(claim)
        .paymentDetails.map(({ payee }) => payee)
        .filter((payee) => !services.test(payee));

      if (claim.payout === "full") expect(paidTo(claim, payees)).toBe(owed(claim));
      else expect(paidTo(claim, payees)).toBeLessThan(owed(claim));
    },
  );

  test.each(memberRows)("of $name have one deductible", ({ claim }) => {
    const { report, repairs, documents } = claim;
    const [first] = coveragesOf(claim);
    const deductible = cents(first?.deductible);
    const rowsWithDeductible = [
      ...(report.displayInfo ?? []),
      ...(payoutOf(claim).displayInfo ?? []),
    ];

    for (const { name, deductible: ofCoverage } of coveragesOf(claim)) {
      for (const { displayKey, displayValue } of rowsWithDeductible)
        if (displayKey === name) expect(cents(displayValue)).toBe(cents(ofCoverage));
    }
    if (payoutOf(claim).deductible) expect(cents(payoutOf(claim).deductible)).toBe(deductible);
    if (repairs.payDeductible) expect(cents(repairs.payDeductible.displayText)).toBe(deductible);
    for (const { id } of documents)
      expect((estimates.get(id) ?? valuations.get(id))?.deductibleCents).toBe(deductible);
  });
});

describe("the dates", () => {
  test.each(claimantRows)("of $name are in chronological order", ({ claim }) => {
    const { lossDate, report, repairs, documents, close } = claim;
    const paid = payoutOf(claim).paymentDetails.map(({ paymentInfo }) =>
      iso(valueOf(paymentInfo, "Issue date")),
    );
    const issued = documents.flatMap(({ createdDate = [] }) => createdDate);
    const [lastDate = ""] = [...issued, ...paid].toSorted().toReversed();
    const policySince = valueOf(report.displayInfo, "Issue date");

    expect(report.incidentDate?.slice(0, 10)).toBe(lossDate);
    if (policySince) expect(policySince < lossDate).toBe(true);
    for (const date of [...issued, ...paid.filter(Boolean)]) {
      expect(date >= lossDate).toBe(true);
      expect(date <= today(0)).toBe(true);
    }
    if (repairs.appointmentDate) expect(repairs.appointmentDate > today(0)).toBe(true);
    if (close.closeDate) expect(close.closeDate >= lastDate).toBe(true);
  });

  /** Some servers write dates as `MM/DD/YYYY`. */
  const iso = (date: string): string => date.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, "$3-$1-$2");
});

test.each(claimantRows)("$name has no code that a client would show unchanged", (view) => {
  const options = view.claim.scenario.startsWith("IS_ELIGIBLE");
  const codes = textsOf(view).filter(
    ([path, text]) =>
      /\b[A-Z]{2,}_[A-Z]|\b[Zz]{2}/.test(text) && (/zz/i.test(text) || !isCodeField(path, options)),
  );

  expect(codes).toEqual([]);
});

/** Fields whose codes clients translate or write in title case. */
function isCodeField(path: string, hasOptions: boolean): boolean {
  return (
    /^\.summary\.|rentalCoverageStatus$/.test(path) ||
    (hasOptions && /^\.repairs\.displayInfo\.\d\.displayKey$/.test(path))
  );
}
