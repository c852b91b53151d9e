import {
  type Category,
  type ClaimRef,
  closeDetails,
  type CombinedCall,
  isClaimsError,
  repairsDetails,
  timelines,
} from "@claimkit/claims-api";
import { appointmentOf } from "../repairs/appointment.ts";
import type { RepairsBlock } from "../repairs/block.ts";
import { knownShop } from "../repairs/known-shop.ts";
import type { Appointment } from "../shared/add-to-calendar.tsx";
import { daysAhead } from "./days.ts";
import { type Facts, holds, NEXT_STEPS, type IdleReason, type StepName } from "./table.ts";

/** Time and place of an appointment, and how soon it is. */
export interface UpcomingAppointment extends Appointment {
  /** 0 is today, 1 tomorrow; `undefined` if the server sent no valid date. */
  daysAhead: number | undefined;
}

/** Something that the claimant has to do. */
export interface NextStep {
  /** The step's name. */
  name: StepName;
  /** The section of the claim's page where it is done. */
  section: Category;
  /** The part of the section that the step leads to. */
  block: RepairsBlock;
  /** The insurer's note about it. */
  note?: string | undefined;
  /** The appointment that the step is about. */
  appointment?: UpcomingAppointment | undefined;
}

const BLOCKS: Readonly<Record<StepName, RepairsBlock>> = {
  "choose-service": "options",
  "make-appointment": "appointment",
  "bring-vehicle": "appointment",
  "schedule-inspection": "contact",
  "read-estimate": "estimate",
  "read-valuation": "valuation",
  "pay-deductible": "deductible",
  "ask-associate": "contact",
};

/** What a claimant has to do now, or why there is nothing to do. */
export interface NextSteps {
  /** The steps, the most urgent first. */
  steps: readonly NextStep[];
  /** Why there is nothing to do. */
  idleReason?: IdleReason | undefined;
  /** The appointment that is over, if that is the reason. */
  appointment?: UpcomingAppointment | undefined;
}

/** Looks up the next steps of a claim in the table. */
export function nextStepsOf(facts: Facts): NextSteps {
  const idleReason = NEXT_STEPS.idleReasons.find((row) => holds(row, facts));
  const appointment = upcomingAppointmentOf(facts);
  if (idleReason) return { steps: [], idleReason: idleReason.result, appointment };
  const steps = NEXT_STEPS.steps
    .filter((row) => holds(row, facts))
    .map(({ result, date }) => ({
      name: result,
      section: "REPAIRS" as const,
      block: BLOCKS[result],
      note: result === "pay-deductible" ? facts.repairs.payDeductible?.displayText : undefined,
      appointment: date && appointment,
    }));
  return { steps };
}

function upcomingAppointmentOf({ repairs, today }: Facts): UpcomingAppointment | undefined {
  const shopInfo = knownShop(repairs.shopInfo) ?? repairs.repairsSchedule?.shopInfo;
  const appointment = appointmentOf({ ...repairs, shopInfo });
  return appointment && { ...appointment, daysAhead: daysAhead(appointment.date, today) };
}

/** The close details, the timeline and the repairs of a claim, requested in parallel. */
export const nextStepFacts: CombinedCall<ClaimRef, Omit<Facts, "today">> = {
  name: "nextSteps",
  uses: ["closeDetails", "timelines", "claimContacts", "repairsDetails"],
  keep: "revalidate",
  identity: ({ claimNumber, contactId, isThirdParty }) => [claimNumber, contactId, isThirdParty],
  async run(client, claim) {
    const [close, timeline, repairs] = await Promise.all([
      // Without them, the timeline shows whether the claim is closed.
      client.call(closeDetails, claim).catch((thrown: unknown) => {
        if (!isClaimsError(thrown)) throw thrown;
        return undefined;
      }),
      client.call(timelines, claim),
      client.call(repairsDetails, claim),
    ]);
    return { close, timeline, repairs };
  },
};
