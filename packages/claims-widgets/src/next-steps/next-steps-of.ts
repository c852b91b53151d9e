import {
  type Category,
  type ClaimRef,
  type ContactPerson,
  closeDetails,
  type CombinedCall,
  isClaimsError,
  repairsDetails,
  timelines,
} from "@claimkit/claims-api";
import { appointmentOf } from "../repairs/appointment.ts";
import type { RepairsBlock } from "../repairs/block.ts";
import { knownShop } from "../repairs/known-shop.ts";
import type { Appointment } from "../shared/appointment.ts";
import { daysAhead } from "./days.ts";
import { type ClaimDetails, factsOf, holds, insurersStep } from "./facts.ts";
import { NEXT_STEPS, type IdleReason, type Party, type StepName } from "./table.ts";

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
  /** The part of the section that the step leads to, unless its own words are all there is. */
  block?: RepairsBlock | undefined;
  /** The insurer's own words for it. */
  words?: string | undefined;
  /** The insurer's note about it. */
  note?: string | undefined;
  /** Whom to call about it. */
  person?: ContactPerson | undefined;
  /** The appointment that the step is about. */
  appointment?: UpcomingAppointment | undefined;
}

const BLOCKS: Readonly<Partial<Record<StepName, RepairsBlock>>> = {
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
  /** Whose turn it is; `undefined` if unclear. */
  now?: Party | undefined;
}

/** Looks up the next steps of a claim in the table. */
export function nextStepsOf(details: ClaimDetails): NextSteps {
  const facts = factsOf(details);
  const applies = (row: Parameters<typeof holds>[0]): boolean => holds(row, details, facts);
  const idleReason = NEXT_STEPS.idleReasons.find(applies);
  const appointment = upcomingAppointmentOf(details);
  if (idleReason)
    return { steps: [], idleReason: idleReason.result, appointment, now: idleReason.now };
  const rows = NEXT_STEPS.steps.filter(applies);
  const otherwise = NEXT_STEPS.otherwise.filter(applies).slice(0, 1);
  const applying = rows.length > 0 ? rows : otherwise;
  return {
    steps: applying.map(({ result }): NextStep =>
      Object.assign(
        { name: result, section: "REPAIRS" as const, block: BLOCKS[result] },
        about(result, details, appointment),
      ),
    ),
    now: applying[0]?.now,
  };
}

/** What else there is to say about a step. */
function about(
  name: StepName,
  { repairs }: ClaimDetails,
  appointment: UpcomingAppointment | undefined,
): Partial<NextStep> {
  switch (name) {
    case "as-insurer-says":
      return { words: insurersStep(repairs) ?? repairs.latestUpdate ?? textOf(repairs) };
    case "bring-vehicle":
      return { appointment };
    case "read-valuation":
      return { note: insurersStep(repairs) };
    case "pay-deductible": {
      const note = repairs.payDeductible?.displayText;
      // The sentence is all there is to read.
      return note ? { note, block: undefined } : {};
    }
    case "schedule-inspection":
    case "ask-associate":
      return { person: repairs.generalClaimQuestions };
    default:
      return {};
  }
}

function textOf({ displayText }: ClaimDetails["repairs"]): string | undefined {
  return typeof displayText === "string" ? displayText : undefined;
}

function upcomingAppointmentOf({ repairs, today }: ClaimDetails): UpcomingAppointment | undefined {
  const shopInfo = knownShop(repairs.shopInfo) ?? repairs.repairsSchedule?.shopInfo;
  const appointment = appointmentOf({ ...repairs, shopInfo });
  return appointment && { ...appointment, daysAhead: daysAhead(appointment.date, today) };
}

/** The close details, the timeline and the repairs of a claim, requested in parallel. */
export const nextStepFacts: CombinedCall<ClaimRef, Omit<ClaimDetails, "today" | "languages">> = {
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
  fromKnown(read, claim) {
    const [timeline, repairs] = [read(timelines, claim), read(repairsDetails, claim)];
    return timeline && repairs && { close: read(closeDetails, claim), timeline, repairs };
  },
};
