import type {
  ClaimState,
  CloseDetails,
  RepairsDetails,
  RepairsScenario,
  Timeline,
  TimelineStatus,
} from "@claimkit/claims-api";
import { describe, expect, test } from "vitest";
import { nextStepsOf } from "./next-steps-of.ts";

const TODAY = "2026-11-20";
const SECTIONS = ["REPORT", "SERVICES", "REPAIRS", "PAYOUT", "CLOSE"] as const;

type Statuses = Partial<Record<(typeof SECTIONS)[number], TimelineStatus>>;

function timeline(statuses: Statuses, isStatic = false): Timeline {
  return {
    isStatic,
    defaultCategory: "REPORT",
    categories: SECTIONS.map((category, order) => ({
      category,
      order,
      status: statuses[category] ?? (category === "PAYOUT" ? "not_started" : "in_progress"),
      statusText: "",
      subCategories: [],
    })),
  };
}

const untitled = { displayTitle: undefined, displayText: undefined };
const reference = { accessToken: "token", documentPublicID: "DOC-1" };
const estimate = {
  viewEstimate: {
    ...untitled,
    displayBottomInfo: undefined,
    estimates: [
      { ...reference, estimateType: undefined, createdDate: undefined, fileName: undefined },
    ],
  },
};
const withoutFiles = { viewEstimate: { ...estimate.viewEstimate, estimates: [] } };
const valuation = { lossEvaluationDocument: reference };
const deductible = { payDeductible: { ...untitled, displayText: "Please pay the shop $250." } };
const appointment = (appointmentDate: string): Partial<RepairsDetails> => ({
  appointmentDate,
  appointmentTime: "9:30 AM",
});

/** Close details of a state. */
const closeOf = (claimState: ClaimState | undefined): CloseDetails => ({
  claimState,
  stateText: "",
  closeDate: undefined,
  displayText: undefined,
});

interface Row {
  scenario: RepairsScenario;
  close?: ClaimState | undefined;
  repairs?: Partial<RepairsDetails>;
  timeline?: Statuses;
  says: string;
}

const rows: Row[] = [
  { scenario: "IS_ELIGIBLE_NO_SERVICE_SELECTED_NO_ESTIMATE", says: "choose-service" },
  { scenario: "OYS_SERVICE_SELECTED_NO_ESTIMATE", says: "make-appointment" },
  {
    scenario: "OYS_SERVICE_SELECTED_NO_ESTIMATE",
    repairs: appointment("2026-11-21"),
    says: "bring-vehicle on 2026-11-21",
  },
  {
    scenario: "OYS_SERVICE_SELECTED_NO_ESTIMATE",
    repairs: appointment(TODAY),
    says: "bring-vehicle on 2026-11-20",
  },
  {
    scenario: "OYS_SERVICE_SELECTED_NO_ESTIMATE",
    repairs: appointment("11/19/2026"),
    says: "nothing: appointment-passed",
  },
  {
    scenario: "OYS_SERVICE_SELECTED_NO_ESTIMATE",
    repairs: appointment("next Tuesday"),
    says: "bring-vehicle on next Tuesday",
  },
  { scenario: "DRIVEIN_SERVICE_SELECTED_NO_ESTIMATE", says: "make-appointment" },
  {
    scenario: "DRIVEIN_SERVICE_SELECTED_NO_ESTIMATE",
    repairs: appointment("2026-11-23"),
    says: "bring-vehicle on 2026-11-23",
  },
  {
    scenario: "DRIVEIN_SERVICE_SELECTED_NO_ESTIMATE",
    repairs: appointment("2026-11-01"),
    says: "nothing: appointment-passed",
  },
  { scenario: "NOT_ELIGIBLE_NO_SERVICE_SELECTED", says: "schedule-inspection" },
  {
    scenario: "NO_OYS_SERVICE_SELECTED_ESTIMATE",
    repairs: { ...estimate, ...deductible },
    says: "read-estimate, pay-deductible",
  },
  { scenario: "NO_OYS_SERVICE_SELECTED_ESTIMATE", repairs: estimate, says: "read-estimate" },
  { scenario: "NO_OYS_SERVICE_SELECTED_ESTIMATE", says: "nothing: repairs-under-way" },
  {
    scenario: "OYS_SERVICE_SELECTED_ESTIMATE",
    repairs: { ...estimate, ...deductible, ...appointment("2026-11-30") },
    says: "bring-vehicle on 2026-11-30, read-estimate, pay-deductible",
  },
  {
    scenario: "OYS_SERVICE_SELECTED_ESTIMATE",
    repairs: { ...estimate, ...appointment("2026-11-01") },
    says: "read-estimate",
  },
  { scenario: "OYS_SERVICE_SELECTED_ESTIMATE", repairs: deductible, says: "pay-deductible" },
  {
    scenario: "OYS_SERVICE_SELECTED_ESTIMATE",
    repairs: withoutFiles,
    says: "nothing: repairs-under-way",
  },
  { scenario: "OYS_SERVICE_SELECTED_ESTIMATE", says: "nothing: repairs-under-way" },
  {
    scenario: "OYS_SERVICE_SELECTED_ESTIMATE",
    repairs: { payDeductible: untitled },
    says: "nothing: repairs-under-way",
  },
  {
    scenario: "NO_OYS_SERVICE_SELECTED_ESTIMATE",
    repairs: { payDeductible: { ...untitled, displayTitle: "Your share" } },
    says: "pay-deductible",
  },
  { scenario: "TOTAL_LOSS", repairs: { ...valuation, ...estimate }, says: "read-valuation" },
  { scenario: "TOTAL_LOSS", repairs: valuation, says: "read-valuation" },
  { scenario: "TOTAL_LOSS", repairs: estimate, says: "nothing: documents-pending" },
  { scenario: "TOTAL_LOSS", repairs: withoutFiles, says: "nothing: documents-pending" },
  { scenario: "TOTAL_LOSS", says: "nothing: documents-pending" },
  {
    scenario: "TOTAL_LOSS",
    repairs: valuation,
    timeline: { PAYOUT: "complete" },
    says: "nothing: paid",
  },
  {
    scenario: "TOTAL_LOSS",
    repairs: valuation,
    timeline: { REPAIRS: "not_required" },
    says: "read-valuation",
  },
  {
    scenario: "TOTAL_LOSS",
    repairs: valuation,
    timeline: { REPAIRS: "complete" },
    says: "read-valuation",
  },
  // The offer was accepted, and the insurer says nothing more.
  {
    scenario: "TOTAL_LOSS",
    repairs: { ...valuation, latestUpdate: "You accepted our offer." },
    says: "as-insurer-says: You accepted our offer.",
  },
  ...[
    ["Send us both keys", "as-insurer-says: Send us both keys"],
    ["Wait for our valuation", "as-insurer-says: Wait for our valuation"],
    ["Review the valuation and call us", "read-valuation"],
    ["Revise la valuación", "read-valuation"],
  ].map(([displayValue = "", says = ""]) => ({
    scenario: "TOTAL_LOSS" as const,
    repairs: { ...valuation, displayInfo: [{ displayKey: "Next step", displayValue }] },
    says,
  })),
  // The estimate is only read before it is approved and paid.
  {
    scenario: "OYS_SERVICE_SELECTED_ESTIMATE",
    repairs: { ...estimate, ...deductible },
    timeline: { PAYOUT: "in_progress" },
    says: "pay-deductible",
  },
  ...["We approved the shop's estimate.", "Aprobamos el estimado."].map((latestUpdate) => ({
    scenario: "OYS_SERVICE_SELECTED_ESTIMATE" as const,
    repairs: { ...estimate, latestUpdate },
    says: "nothing: repairs-under-way",
  })),
  // Nothing is certain before the repairs have begun.
  {
    scenario: "OYS_SERVICE_SELECTED_ESTIMATE",
    repairs: { ...estimate, ...deductible, latestUpdate: "Report what happened." },
    timeline: { REPAIRS: "not_started" },
    says: "as-insurer-says: Report what happened.",
  },
  {
    scenario: "OYS_SERVICE_SELECTED_ESTIMATE",
    repairs: estimate,
    timeline: { REPAIRS: "not_started" },
    says: "ask-associate",
  },
  ...["You paid your deductible.", "Your deductible has vanished.", "Sin deducible"].map(
    (displayText) => ({
      scenario: "OYS_SERVICE_SELECTED_ESTIMATE" as const,
      repairs: { payDeductible: { ...untitled, displayText } },
      says: "nothing: repairs-under-way",
    }),
  ),
  { scenario: "THIRD_PARTY", says: "nothing: received" },
  { scenario: "UNKNOWN", says: "ask-associate" },
  {
    scenario: "OYS_SERVICE_SELECTED_ESTIMATE",
    repairs: { ...estimate, ...deductible },
    timeline: { REPAIRS: "complete" },
    says: "nothing: repaired",
  },
  {
    scenario: "NOT_ELIGIBLE_NO_SERVICE_SELECTED",
    timeline: { REPAIRS: "not_required" },
    says: "nothing: no-repairs",
  },
  {
    scenario: "OYS_SERVICE_SELECTED_ESTIMATE",
    repairs: { ...estimate, ...deductible },
    timeline: { CLOSE: "complete" },
    says: "nothing: closed",
  },
  { scenario: "THIRD_PARTY", timeline: { CLOSE: "complete" }, says: "nothing: closed" },
  {
    scenario: "OYS_SERVICE_SELECTED_ESTIMATE",
    repairs: { ...estimate, ...deductible },
    close: "closed",
    says: "nothing: closed",
  },
  { scenario: "THIRD_PARTY", close: "closed", says: "nothing: closed" },
  { scenario: "UNKNOWN", close: "open", timeline: { CLOSE: "complete" }, says: "ask-associate" },
];

test.each(rows)(
  "$scenario with $repairs, timeline $timeline and close state $close says: $says",
  ({ scenario, repairs, timeline: statuses = {}, close, says }) => {
    const details: RepairsDetails = { scenario, displayInfo: [], ...repairs };
    const { steps, idleReason } = nextStepsOf({
      close: closeOf(close),
      timeline: timeline(statuses),
      repairs: details,
      today: TODAY,
      languages: ["en"],
    });

    const names = steps.map(({ name, appointment: at, words }) =>
      at ? `${name} on ${at.date}` : words ? `${name}: ${words}` : name,
    );
    expect(idleReason ? `nothing: ${idleReason}` : names.join(", ")).toBe(says);
  },
);

test.each([
  { scenario: "IS_ELIGIBLE_NO_SERVICE_SELECTED_NO_ESTIMATE", now: "claimant" },
  { scenario: "THIRD_PARTY", now: "insurer" },
  { scenario: "OYS_SERVICE_SELECTED_ESTIMATE", now: "shop" },
  // Whether there is anything to do is only in the insurer's words.
  { scenario: "UNKNOWN", repairs: { latestUpdate: "Our adjuster is back." }, now: undefined },
] as const)("who acts now: $scenario, $now", ({ scenario, now, ...more }) => {
  const repairs: RepairsDetails = {
    scenario,
    displayInfo: [],
    ...("repairs" in more && more.repairs),
  };
  expect(
    nextStepsOf({
      close: undefined,
      timeline: timeline({}),
      repairs,
      today: TODAY,
      languages: ["en"],
    }).now,
  ).toBe(now);
});

test("an empty shop does not hide that of the schedule", () => {
  const nowhere = { address: undefined, phoneNumber: undefined, emailAddress: undefined };
  const unmapped = { latitude: undefined, longitude: undefined };
  const empty = { name: undefined, ...nowhere, ...unmapped };
  const { steps } = nextStepsOf({
    close: undefined,
    timeline: timeline({}),
    repairs: {
      scenario: "OYS_SERVICE_SELECTED_ESTIMATE",
      displayInfo: [],
      appointmentDate: TODAY,
      shopInfo: empty,
      repairsSchedule: { ...untitled, shopInfo: { ...empty, name: "Corner Garage" } },
    },
    today: TODAY,
    languages: ["en"],
  });

  expect(steps).toMatchObject([{ appointment: { shop: { name: "Corner Garage" } } }]);
});

describe("a static timeline", () => {
  test("has no effect, so that only the scenario counts", () => {
    const { steps } = nextStepsOf({
      close: undefined,
      timeline: timeline({ CLOSE: "complete", REPAIRS: "complete" }, true),
      repairs: { scenario: "NOT_ELIGIBLE_NO_SERVICE_SELECTED", displayInfo: [] },
      today: TODAY,
      languages: ["en"],
    });
    expect(steps).toMatchObject([{ name: "schedule-inspection" }]);
  });
});

test("every claim has either something to do, or one reason why not", () => {
  const statuses: TimelineStatus[] = ["not_started", "not_required", "in_progress", "complete"];
  const parts = [estimate, valuation, deductible, appointment("2026-11-19"), appointment(TODAY)];
  for (const { scenario } of rows) {
    for (const status of statuses) {
      for (let chosen = 0; chosen < 2 ** parts.length; chosen += 1) {
        const repairs: RepairsDetails = { scenario, displayInfo: [] };
        for (const [bit, part] of parts.entries())
          if (chosen & (1 << bit)) Object.assign(repairs, part);
        for (const section of SECTIONS) {
          const facts = {
            close: undefined,
            timeline: timeline({ [section]: status }),
            repairs,
            today: TODAY,
            languages: ["en"],
          };
          const { steps, idleReason } = nextStepsOf(facts);
          expect(steps.length > 0, JSON.stringify(facts)).toBe(idleReason === undefined);
        }
      }
    }
  }
});

test("returns the days until the appointment, and never shifts its day", () => {
  const { steps } = nextStepsOf({
    close: undefined,
    timeline: timeline({}),
    repairs: {
      scenario: "DRIVEIN_SERVICE_SELECTED_NO_ESTIMATE",
      displayInfo: [],
      ...appointment("2026-11-21T23:30:00-08:00"),
    },
    today: TODAY,
    languages: ["en"],
  });
  expect(steps).toMatchObject([{ appointment: { daysAhead: 1, time: "9:30 AM" } }]);
});
