import type {
  Category,
  CloseDetails,
  RepairsDetails,
  RepairsScenario,
  Timeline,
  TimelineStatus,
} from "@claimkit/claims-api";
import { appointmentOf } from "../repairs/appointment.ts";
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
export type IdleReason =
  | "closed"
  | "paid"
  | "repaired"
  | "no-repairs"
  | "received"
  | "documents-pending"
  | "appointment-passed"
  | "repairs-under-way";

/** Facts that a row is matched against. */
export interface Facts {
  /** `undefined` if they did not load. */
  close: CloseDetails | undefined;
  timeline: Timeline;
  repairs: RepairsDetails;
  /** Today in the claimant's time zone, such as `2026-11-20`. */
  today: string;
}

/** A row of {@link NEXT_STEPS}: the claims that it applies to, and its result. */
export interface Row<Result> {
  /** Repair scenarios; any if omitted. */
  scenario?: readonly RepairsScenario[];
  /** The timeline's status of some categories. A static timeline has none. */
  timeline?: Readonly<Partial<Record<Category, TimelineStatus>>>;
  /** A further condition. */
  when?: (facts: Facts) => boolean;
  /** The step to take, or the reason to do nothing. */
  result: Result;
  /** Source of the date when the step is due. */
  date?: "appointment";
}

/** The close details take precedence over the timeline, which may be missing, or that of an earlier closing. */
const isClosed = ({ close, timeline }: Facts): boolean =>
  close?.claimState ? close.claimState === "closed" : hasStatus(timeline, "CLOSE", "complete");
const isAhead = ({ repairs, today }: Facts): boolean =>
  Boolean(repairs.appointmentDate) && !hasPassed(appointmentOf(repairs)?.date, today);
const isWithoutDate = ({ repairs }: Facts): boolean => !repairs.appointmentDate;
const hasEstimate = ({ repairs }: Facts): boolean =>
  (repairs.viewEstimate?.estimates ?? []).length > 0;
const hasValuation = ({ repairs }: Facts): boolean => Boolean(repairs.lossEvaluationDocument);
const hasDeductible = ({ repairs: { payDeductible } }: Facts): boolean =>
  Boolean(payDeductible?.displayTitle || payDeductible?.displayText);

const WITH_ESTIMATE = [
  "NO_OYS_SERVICE_SELECTED_ESTIMATE",
  "OYS_SERVICE_SELECTED_ESTIMATE",
] as const;
const WITH_APPOINTMENT = [
  "OYS_SERVICE_SELECTED_NO_ESTIMATE",
  "DRIVEIN_SERVICE_SELECTED_NO_ESTIMATE",
] as const;

// Why: docs/decisions/claim-page.md#next-steps-follow-one-table
/** Reasons why there is nothing to do. The first that holds wins. */
const IDLE_REASONS: readonly Row<IdleReason>[] = [
  { when: isClosed, result: "closed" },
  { scenario: ["THIRD_PARTY"], result: "received" },
  { scenario: ["TOTAL_LOSS"], timeline: { PAYOUT: "complete" }, result: "paid" },
  {
    scenario: ["TOTAL_LOSS"],
    when: (facts) => !hasEstimate(facts) && !hasValuation(facts),
    result: "documents-pending",
  },
  {
    timeline: { REPAIRS: "complete" },
    when: ({ repairs }) => repairs.scenario !== "TOTAL_LOSS",
    result: "repaired",
  },
  {
    timeline: { REPAIRS: "not_required" },
    when: ({ repairs }) => repairs.scenario !== "TOTAL_LOSS",
    result: "no-repairs",
  },
  {
    scenario: WITH_APPOINTMENT,
    when: (facts) => !isWithoutDate(facts) && !isAhead(facts),
    result: "appointment-passed",
  },
  {
    scenario: WITH_ESTIMATE,
    when: (facts) => !isAhead(facts) && !hasEstimate(facts) && !hasDeductible(facts),
    result: "repairs-under-way",
  },
];

/** Things to do: every row that holds, in this order. */
const STEPS: readonly Row<StepName>[] = [
  { scenario: ["IS_ELIGIBLE_NO_SERVICE_SELECTED_NO_ESTIMATE"], result: "choose-service" },
  { scenario: WITH_APPOINTMENT, when: isWithoutDate, result: "make-appointment" },
  {
    scenario: [...WITH_APPOINTMENT, ...WITH_ESTIMATE],
    when: isAhead,
    result: "bring-vehicle",
    date: "appointment",
  },
  { scenario: ["NOT_ELIGIBLE_NO_SERVICE_SELECTED"], result: "schedule-inspection" },
  { scenario: ["TOTAL_LOSS"], when: hasValuation, result: "read-valuation" },
  { scenario: ["TOTAL_LOSS", ...WITH_ESTIMATE], when: hasEstimate, result: "read-estimate" },
  { scenario: WITH_ESTIMATE, when: hasDeductible, result: "pay-deductible" },
  { scenario: ["UNKNOWN"], result: "ask-associate" },
];

/**
 * What a claimant has to do now, by the scenario of the repairs and the statuses of the timeline.
 * Idle reasons come first; each claim has either one of them or at least one step.
 */
export const NEXT_STEPS = { idleReasons: IDLE_REASONS, steps: STEPS } as const;

/** Whether a row applies to a claim. */
export function holds({ scenario, timeline, when }: Row<unknown>, facts: Facts): boolean {
  const isThere = Object.entries(timeline ?? {}).every(([name, status]) =>
    hasStatus(facts.timeline, name, status),
  );
  return isThere && (scenario?.includes(facts.repairs.scenario) ?? true) && (when?.(facts) ?? true);
}

function hasStatus({ isStatic, categories }: Timeline, name: string, status: string): boolean {
  return categories.some((each) => !isStatic && each.category === name && each.status === status);
}
