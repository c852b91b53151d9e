import type { CloseDetails, RepairsDetails, Timeline } from "@claimkit/claims-api";
import { appointmentOf } from "../repairs/appointment.ts";
import { hasPassed } from "./days.ts";
import type { Row } from "./table.ts";

/** Something that is known of a claim. */
export type Fact =
  | "closed"
  | "appointment"
  | "appointment ahead"
  | "estimate to read"
  | "deductible to pay"
  | "valuation"
  | "valuation asked for"
  | "offer accepted"
  | "insurer's step"
  | "latest update"
  | "unreadable words";

/** What the facts of a claim are read from. */
export interface ClaimDetails {
  /** `undefined` if they did not load. */
  close: CloseDetails | undefined;
  timeline: Timeline;
  repairs: RepairsDetails;
  /** Today in the claimant's time zone, such as `2026-11-20`. */
  today: string;
  /** Languages that the server's texts may be in. */
  languages: readonly string[];
}

/** The key of a row in which insurers say what to do. */
const NEXT_STEP = /^(?:your |su )?(?:next steps?|(?:pr[oó]ximos?|siguientes?) pasos?)\s*:?$/i;

/** Languages of the words below. In others, what the insurer says could contradict any step of ours. */
const READABLE = /^(?:en|es)\b/i;

// Such words only take a step of ours away, so one too many does no harm.
const IN_REPAIR =
  /approv|beg[au]n|repairing|repaired|under ?way|aprob|comenz|\brepar(?:ando|[oó])|en curso/i;
const ACCEPTED = /accept|agreed|settled|paid|acept|acord|resuelto|pag(?:amos|[oó])/i;
const PAID =
  /\bpaid\b|vanish|nothing|waive|no deductible|pag[oó](?!\p{L})|cero|nada|no tiene|sin deducible/iu;
const WAIT = /\bwait|esper[ea]|\bwe will\b|we'll|received|recib/i;
const VALUATION = /valuation|valuaci[oó]n|our offer|nuestra oferta/i;

/** Reads all facts of a claim. */
export function factsOf({
  close,
  timeline,
  repairs,
  today,
  languages,
}: ClaimDetails): ReadonlySet<Fact> {
  const { payDeductible, latestUpdate = "", displayText = "", viewEstimate } = repairs;
  const said = `${latestUpdate} ${typeof displayText === "string" ? displayText : ""}`;
  const done = timeline.categories
    .filter(({ category }) => !timeline.isStatic && category === "REPAIRS")
    .flatMap(({ subCategories }) => subCategories)
    .filter(({ status }) => status === "complete")
    .map(({ name }) => name);
  const step = insurersStep(repairs) ?? "";
  const deductible = `${payDeductible?.displayTitle ?? ""} ${payDeductible?.displayText ?? ""}`;
  const hasValuation = Boolean(repairs.lossEvaluationDocument);
  const isReadable = languages.every((language) => READABLE.test(language));
  const isUnreadable = (text: string): boolean => !isReadable && text.trim() !== "";
  const progress = [said, ...done].join(" ");
  const facts: Record<Fact, boolean> = {
    // The close details take precedence, because the timeline may be missing, or be about an earlier closing.
    closed: close?.claimState
      ? close.claimState === "closed"
      : hasStatus(timeline, "CLOSE", "complete"),
    appointment: Boolean(repairs.appointmentDate),
    "appointment ahead":
      Boolean(repairs.appointmentDate) && !hasPassed(appointmentOf(repairs)?.date, today),
    "estimate to read":
      Boolean(viewEstimate?.estimates.length) &&
      !isUnreadable(progress) &&
      !IN_REPAIR.test(progress),
    "deductible to pay": isReadable && Boolean(deductible.trim()) && !PAID.test(deductible),
    valuation: hasValuation,
    "valuation asked for": isReadable && hasValuation && VALUATION.test(step) && !WAIT.test(step),
    "offer accepted": isUnreadable(said) || ACCEPTED.test(said),
    "insurer's step": Boolean(step),
    "latest update": Boolean(said.trim()),
    "unreadable words": isUnreadable(progress + deductible),
  };
  return new Set((Object.keys(facts) as Fact[]).filter((fact) => facts[fact]));
}

/** What the insurer tells the claimant to do, in a row of the repairs section. */
export function insurersStep({ displayInfo }: RepairsDetails): string | undefined {
  const row = displayInfo.find(({ displayKey }) => NEXT_STEP.test(displayKey.trim()));
  return row?.displayValue || undefined;
}

/** Whether a row of the table applies to a claim. */
export function holds(
  { scenario, timeline = {}, has = [], lacks = [] }: Row<unknown>,
  details: ClaimDetails,
  facts: ReadonlySet<Fact>,
): boolean {
  return (
    (scenario?.includes(details.repairs.scenario) ?? true) &&
    Object.entries(timeline).every(([name, status]) => hasStatus(details.timeline, name, status)) &&
    has.every((fact) => facts.has(fact)) &&
    !lacks.some((fact) => facts.has(fact))
  );
}

function hasStatus({ isStatic, categories }: Timeline, name: string, status: string): boolean {
  return categories.some((each) => !isStatic && each.category === name && each.status === status);
}
