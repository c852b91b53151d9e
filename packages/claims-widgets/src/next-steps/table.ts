import type { Category, RepairsScenario, TimelineStatus } from "@claimkit/claims-api";
import type { Fact } from "./facts.ts";

/** Something that the claimant has to do. */
export type StepName =
  | "as-insurer-says"
  | "choose-service"
  | "make-appointment"
  | "bring-vehicle"
  | "schedule-inspection"
  | "read-estimate"
  | "read-valuation"
  | "pay-deductible"
  | "ask-associate";

/** Why there is nothing to do. */
export type IdleReason =
  | "closed"
  | "paid"
  | "repaired"
  | "no-repairs"
  | "received"
  | "documents-pending"
  | "appointment-passed"
  | "repairs-under-way";

/** Whose turn it is. */
export type Party = "claimant" | "insurer" | "shop";

/** A row of {@link NEXT_STEPS}: the claims that it applies to, and its result. */
export interface Row<Result> {
  /** Repair scenarios; any if omitted. */
  scenario?: readonly RepairsScenario[];
  /** The timeline's status of some categories. A static timeline has none. */
  timeline?: Readonly<Partial<Record<Category, TimelineStatus>>>;
  /** Facts that hold. */
  has?: readonly Fact[];
  /** Facts that do not hold. */
  lacks?: readonly Fact[];
  /** The step to take, or the reason to do nothing. */
  result: Result;
  /** Whose turn it is. Omitted if unclear. */
  now?: Party;
}

const WITH_ESTIMATE = [
  "NO_OYS_SERVICE_SELECTED_ESTIMATE",
  "OYS_SERVICE_SELECTED_ESTIMATE",
] as const;
const WITH_APPOINTMENT = [
  "OYS_SERVICE_SELECTED_NO_ESTIMATE",
  "DRIVEIN_SERVICE_SELECTED_NO_ESTIMATE",
] as const;
const WITH_REPAIRS = [
  "IS_ELIGIBLE_NO_SERVICE_SELECTED_NO_ESTIMATE",
  "NOT_ELIGIBLE_NO_SERVICE_SELECTED",
  "UNKNOWN",
  ...WITH_APPOINTMENT,
  ...WITH_ESTIMATE,
] as const;

// Why: docs/decisions/claim-page.md#next-steps-follow-one-table
/** Reasons why there is nothing to do. The first that holds wins. */
const IDLE_REASONS: readonly Row<IdleReason>[] = [
  // A closed claim has no steps, whatever else is left in it.
  { has: ["closed"], result: "closed" },
  // The insurer asks a third party itself.
  { scenario: ["THIRD_PARTY"], result: "received", now: "insurer" },
  // The settlement is the end of a total loss.
  { scenario: ["TOTAL_LOSS"], timeline: { PAYOUT: "complete" }, result: "paid" },
  { scenario: WITH_REPAIRS, timeline: { REPAIRS: "complete" }, result: "repaired" },
  { scenario: WITH_REPAIRS, timeline: { REPAIRS: "not_required" }, result: "no-repairs" },
  // What a repair would have cost is not for the claimant to act on: the valuation is.
  {
    scenario: ["TOTAL_LOSS"],
    lacks: ["valuation", "insurer's step"],
    result: "documents-pending",
    now: "insurer",
  },
  {
    scenario: WITH_APPOINTMENT,
    has: ["appointment"],
    lacks: ["appointment ahead", "insurer's step"],
    result: "appointment-passed",
    now: "insurer",
  },
  // The shop works. There is no estimate to read and no deductible to pay.
  {
    scenario: WITH_ESTIMATE,
    timeline: { REPAIRS: "in_progress" },
    lacks: [
      "appointment ahead",
      "estimate to read",
      "deductible to pay",
      "insurer's step",
      "unreadable words",
    ],
    result: "repairs-under-way",
    now: "shop",
  },
];

/** Things to do: every row that holds, in this order. */
const STEPS: readonly Row<StepName>[] = [
  // The insurer's own words come first. They may ask for the valuation, which has a step with a link.
  { has: ["insurer's step"], lacks: ["valuation asked for"], result: "as-insurer-says" },
  {
    scenario: ["IS_ELIGIBLE_NO_SERVICE_SELECTED_NO_ESTIMATE"],
    result: "choose-service",
    now: "claimant",
  },
  {
    scenario: WITH_APPOINTMENT,
    lacks: ["appointment"],
    result: "make-appointment",
    now: "claimant",
  },
  {
    scenario: [...WITH_APPOINTMENT, ...WITH_ESTIMATE],
    has: ["appointment ahead"],
    result: "bring-vehicle",
    now: "claimant",
  },
  {
    scenario: ["NOT_ELIGIBLE_NO_SERVICE_SELECTED"],
    result: "schedule-inspection",
    now: "claimant",
  },
  {
    scenario: ["TOTAL_LOSS"],
    has: ["valuation asked for"],
    result: "read-valuation",
    now: "claimant",
  },
  // Once the offer is accepted, reading the valuation is no longer a step.
  {
    scenario: ["TOTAL_LOSS"],
    has: ["valuation"],
    lacks: ["insurer's step", "offer accepted"],
    result: "read-valuation",
    now: "claimant",
  },
  // Only between the estimate and the first payment, and unless the insurer has approved it.
  {
    scenario: WITH_ESTIMATE,
    timeline: { REPAIRS: "in_progress", PAYOUT: "not_started" },
    has: ["estimate to read"],
    lacks: ["insurer's step"],
    result: "read-estimate",
    now: "claimant",
  },
  {
    scenario: WITH_ESTIMATE,
    timeline: { REPAIRS: "in_progress" },
    has: ["deductible to pay"],
    result: "pay-deductible",
    now: "claimant",
  },
  { scenario: ["UNKNOWN"], lacks: ["insurer's step"], result: "ask-associate" },
];

/** Where nothing else holds, the insurer's latest words, without a button. The first row that holds wins. */
const OTHERWISE: readonly Row<StepName>[] = [
  { has: ["latest update"], result: "as-insurer-says" },
  { result: "ask-associate" },
];

/**
 * What a claimant has to do now, by the scenario of the repairs, the stage and what the insurer says; never because a
 * document is there. Each claim has either one idle reason or at least one step.
 */
export const NEXT_STEPS = {
  idleReasons: IDLE_REASONS,
  steps: STEPS,
  otherwise: OTHERWISE,
} as const;
