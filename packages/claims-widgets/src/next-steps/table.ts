import type {
  Category,
  RepairsDetails,
  RepairsScenario,
  Timeline,
  TimelineStatus,
} from "@claimkit/claims-api";
import { hasPassed } from "./days.ts";

/** Something that the claimant has to do. */
export type StepName =
  | "choose-service"
  | "make-appointment"
  | "bring-vehicle"
  | "schedule-inspection"
  | "read-estimate"
  | "read-valuation"
  | "pay-deductible"
  | "ask-associate";

/** Why there is nothing to do. */
export type RestName =
  | "closed"
  | "paid"
  | "repaired"
  | "no-repairs"
  | "received"
  | "documents-pending"
  | "appointment-passed"
  | "repairs-under-way";

/** What a row is judged by. */
export interface Facts {
  timeline: Timeline;
  repairs: RepairsDetails;
  /** The day it is where the claimant is, such as `2026-11-20`. */
  today: string;
}

/** A row of {@link NEXT_STEPS}: which claims it is for, and what it says of them. */
export interface Row<Say> {
  /** Any scenario, when there is none. */
  scenario?: readonly RepairsScenario[];
  /** The timeline's status of some categories. A static timeline has none. */
  timeline?: Readonly<Partial<Record<Category, TimelineStatus>>>;
  /** What else has to hold. */
  when?: (facts: Facts) => boolean;
  /** What it says: things to do, or why there is nothing to do. */
  say: Say;
  /** Where the day comes from by which it is to be done. */
  date?: "appointment";
}

const isAhead = ({ repairs, today }: Facts): boolean =>
  Boolean(repairs.appointmentDate) && !hasPassed(repairs.appointmentDate, today);
const isWithoutDate = ({ repairs }: Facts): boolean => !repairs.appointmentDate;
const hasEstimate = ({ repairs }: Facts): boolean =>
  (repairs.viewEstimate?.estimates ?? []).length > 0;
const hasValuation = ({ repairs }: Facts): boolean => Boolean(repairs.lossEvaluationDocument);
const hasDeductible = ({ repairs }: Facts): boolean => Boolean(repairs.payDeductible);

const WITH_ESTIMATE = [
  "NO_OYS_SERVICE_SELECTED_ESTIMATE",
  "OYS_SERVICE_SELECTED_ESTIMATE",
] as const;
const WITH_APPOINTMENT = [
  "OYS_SERVICE_SELECTED_NO_ESTIMATE",
  "DRIVEIN_SERVICE_SELECTED_NO_ESTIMATE",
] as const;

// Why: docs/decisions/claim-page.md#next-steps-follow-one-table
/** Reasons why there is nothing to do: the first that holds ends the table. */
const RESTS: readonly Row<RestName>[] = [
  { timeline: { CLOSE: "complete" }, say: "closed" },
  { scenario: ["THIRD_PARTY"], say: "received" },
  { scenario: ["TOTAL_LOSS"], timeline: { PAYOUT: "complete" }, say: "paid" },
  {
    scenario: ["TOTAL_LOSS"],
    when: (facts) => !hasEstimate(facts) && !hasValuation(facts),
    say: "documents-pending",
  },
  {
    timeline: { REPAIRS: "complete" },
    when: ({ repairs }) => repairs.scenario !== "TOTAL_LOSS",
    say: "repaired",
  },
  {
    timeline: { REPAIRS: "not_required" },
    when: ({ repairs }) => repairs.scenario !== "TOTAL_LOSS",
    say: "no-repairs",
  },
  {
    scenario: WITH_APPOINTMENT,
    when: (facts) => !isWithoutDate(facts) && !isAhead(facts),
    say: "appointment-passed",
  },
  {
    scenario: WITH_ESTIMATE,
    when: (facts) => !isAhead(facts) && !hasEstimate(facts) && !hasDeductible(facts),
    say: "repairs-under-way",
  },
];

/** Things to do: every row that holds, in this order. */
const STEPS: readonly Row<StepName>[] = [
  { scenario: ["IS_ELIGIBLE_NO_SERVICE_SELECTED_NO_ESTIMATE"], say: "choose-service" },
  { scenario: WITH_APPOINTMENT, when: isWithoutDate, say: "make-appointment" },
  {
    scenario: [...WITH_APPOINTMENT, ...WITH_ESTIMATE],
    when: isAhead,
    say: "bring-vehicle",
    date: "appointment",
  },
  { scenario: ["NOT_ELIGIBLE_NO_SERVICE_SELECTED"], say: "schedule-inspection" },
  { scenario: ["TOTAL_LOSS"], when: hasValuation, say: "read-valuation" },
  { scenario: ["TOTAL_LOSS", ...WITH_ESTIMATE], when: hasEstimate, say: "read-estimate" },
  { scenario: WITH_ESTIMATE, when: hasDeductible, say: "pay-deductible" },
  { scenario: ["UNKNOWN"], say: "ask-associate" },
];

/**
 * What a claimant has to do now, by the scenario of the repairs and the statuses of the timeline.
 * The rests come first; each claim has either one of them or at least one step.
 */
export const NEXT_STEPS = { rests: RESTS, steps: STEPS } as const;

/** Whether a row is for a claim. */
export function holds({ scenario, timeline, when }: Row<unknown>, facts: Facts): boolean {
  const { isStatic, categories } = facts.timeline;
  const isThere = Object.entries(timeline ?? {}).every(([name, status]) =>
    categories.some((each) => !isStatic && each.category === name && each.status === status),
  );
  return isThere && (scenario?.includes(facts.repairs.scenario) ?? true) && (when?.(facts) ?? true);
}
