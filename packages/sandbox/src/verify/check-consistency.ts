import type { ReadCallName } from "@claimkit/claims-api/endpoints";
import type { ClaimFacts } from "./check-claim.ts";
import { type Found, quoted } from "./differences.ts";
import { type Body, itemsOf, partOf, textOf, type Verification } from "./verification.ts";

/** What is known about a claim. */
interface Known {
  claimNumber: string;
  /** The claim in the search. */
  listed: Body | undefined;
  facts: ClaimFacts;
}

/** Compares the responses about one claim. */
export function checkConsistency(run: Verification, known: Known): void {
  const report = (call: ReadCallName, difference: Found): void => run.found.add(call, difference);
  for (const check of [
    checkNumber,
    checkDays,
    checkState,
    checkTimeline,
    checkEstimates,
    checkRepairs,
    checkDeductible,
    checkPeople,
  ]) {
    check(known, report);
  }
}

type Report = (call: ReadCallName, difference: Found) => void;

function checkNumber({ claimNumber, facts }: Known, report: Report): void {
  for (const call of ["claimSummary", "associateClaimSummary"] as const) {
    const sent = textOf(facts[call], "claimNumber");
    if (!sent || sent === claimNumber) continue;
    report(call, {
      field: "claimNumber",
      sent: `${quoted(sent)} for another claim`,
      send: "the requested number, exactly",
      why: "The client rejects the facts of another claim.",
    });
  }
  const { claimSummary, associateClaimSummary } = facts;
  for (const name of ["vehicle", "status"]) {
    const [sent, expected] = [textOf(associateClaimSummary, name), textOf(claimSummary, name)];
    if (!sent || !expected || sent === expected) continue;
    report("associateClaimSummary", {
      field: name,
      sent: quoted(sent),
      send: `the same as claimSummary: ${quoted(expected)}`,
      why: "An associate and the member read different facts.",
    });
  }
}

function checkDays(
  { listed, facts: { reportDetails, closeDetails } }: Known,
  report: Report,
): void {
  const lost = textOf(listed, "lossDate");
  const incident = textOf(reportDetails, "incidentDate");
  if (dayOf(lost) && dayOf(incident) && dayOf(lost) !== dayOf(incident)) {
    report("reportDetails", {
      field: "incidentDate",
      sent: `${quoted(incident)}, but lossDate ${quoted(lost)} in the search`,
      send: "the same day in both",
      why: "The list and the claim show different days.",
    });
  }
  const closed = textOf(closeDetails, "closeDate");
  for (const [call, field, sent] of [
    ["claimSearch", "claimSummaries.*.lossDate", lost],
    ["reportDetails", "incidentDate", incident],
    ["closeDetails", "closeDate", closed],
  ] as const) {
    const day = dayOf(sent);
    if (!day) continue;
    if (isImpossible(day) || isAfterTomorrow(day)) {
      report(call, {
        field,
        sent: quoted(sent),
        send: isImpossible(day) ? "a day that exists" : "a day that is not in the future",
        why: "The client shows nothing, or a day that is wrong.",
      });
    }
  }
  if (dayOf(closed) && dayOf(incident) && dayOf(closed) < dayOf(incident)) {
    report("closeDetails", {
      field: "closeDate",
      sent: `${quoted(closed)}, before the incident (${quoted(incident)})`,
      send: "the day on which the claim was closed",
      why: "The claimant reads that the claim was closed before it happened.",
    });
  }
}

function checkState({ listed, facts: { closeDetails } }: Known, report: Report): void {
  const state = textOf(closeDetails, "claimState").toLowerCase();
  const inSearch = textOf(listed, "claimState").toLowerCase();
  const closeDate = textOf(closeDetails, "closeDate");
  if (state && inSearch && state !== inSearch) {
    report("closeDetails", {
      field: "claimState",
      sent: `${quoted(state)}, but ${quoted(inSearch)} in the search`,
      send: "the same state in both",
      why: "The list and the claim contradict each other.",
    });
  }
  if (state === "closed" && !closeDate) {
    report("closeDetails", {
      field: "closeDate",
      sent: "nothing for a closed claim",
      send: "the day on which the claim was closed, such as 2026-11-20",
      why: "The claimant can't see when it was closed.",
    });
  }
  if (state === "open" && closeDate) {
    report("closeDetails", {
      level: "warning",
      field: "closeDate",
      sent: `${quoted(closeDate)} for an open claim`,
      send: "no closeDate while the claim is open",
      why: "The state and the date contradict each other.",
    });
  }
}

const CATEGORIES = ["REPORT", "SERVICES", "REPAIRS", "PAYOUT", "CLOSE"];

function checkTimeline({ facts: { timelines, closeDetails } }: Known, report: Report): void {
  if (!timelines) return;
  const categories = itemsOf(timelines, "timelineCategories");
  const names = categories.map((category) => textOf(category, "categoryName"));
  if (names.length > 0 && names.toSorted().join() !== CATEGORIES.toSorted().join()) {
    report("timelines", {
      field: "timelineCategories",
      sent: names.join(", "),
      send: "each of REPORT, SERVICES, REPAIRS, PAYOUT and CLOSE once",
      why: "The client shows a missing part as not started, and one that is sent twice once.",
    });
  }
  const orders = categories.map(({ displayOrder }) => String(displayOrder));
  if (new Set(orders).size < orders.length) {
    report("timelines", {
      field: "timelineCategories.*.displayOrder",
      sent: orders.join(", "),
      send: "a position of its own for each part",
      why: "Parts with one position have no order.",
    });
  }
  const close = categories.find((category) => textOf(category, "categoryName") === "CLOSE");
  const isComplete = /^complete/i.test(textOf(close, "status"));
  const state = textOf(closeDetails, "claimState").toLowerCase();
  if (!close || !/^(?:open|closed)$/.test(state) || isComplete === (state === "closed")) return;
  report("timelines", {
    field: "timelineCategories.*.status",
    sent: `${quoted(close["status"])} for CLOSE, but the claim is ${state}`,
    send: "complete for CLOSE exactly if the claim is closed",
    why: "The page says in one place that the claim is open, and in another that it is closed.",
  });
}

function checkEstimates({ facts: { repairsDetails } }: Known, report: Report): void {
  const view = partOf(repairsDetails, "viewEstimate");
  const estimates = itemsOf(view, "estimates");
  const { hasMultipleEstimate } = view ?? {};
  if (typeof hasMultipleEstimate === "boolean" && hasMultipleEstimate !== estimates.length > 1) {
    report("repairsDetails", {
      field: "viewEstimate.hasMultipleEstimate",
      sent: `${hasMultipleEstimate} with ${estimates.length} estimates`,
      send: "true exactly if there are several",
      why: "Clients that read it offer a choice that there is not, or none.",
    });
  }
  const current = estimates.filter(({ estimateType }) => estimateType === "CURRENT");
  if (current.length > 1) {
    report("repairsDetails", {
      field: "viewEstimate.estimates.*.estimateType",
      sent: `${current.length} estimates that are CURRENT`,
      send: "CURRENT for one of them",
      why: "The client takes the latest one, or the first.",
    });
  }
}

/** What each scenario shows, and so needs. */
const NEEDS: readonly { scenarios: RegExp; field: string }[] = [
  {
    scenarios: /^(?:NO_OYS_SERVICE_SELECTED|OYS_SERVICE_SELECTED)_ESTIMATE$/,
    field: "viewEstimate",
  },
  { scenarios: /^IS_ELIGIBLE_NO_SERVICE_SELECTED_NO_ESTIMATE$/, field: "displayInfo" },
  { scenarios: /^(?:OYS|DRIVEIN)_SERVICE_SELECTED_NO_ESTIMATE$/, field: "shopInfo" },
  { scenarios: /^(?:OYS|DRIVEIN)_SERVICE_SELECTED_NO_ESTIMATE$/, field: "appointmentDate" },
];

function checkRepairs({ facts: { repairsDetails } }: Known, report: Report): void {
  const scenario = textOf(repairsDetails, "scenario");
  for (const { scenarios, field } of NEEDS) {
    const value = repairsDetails?.[field];
    const isEmpty =
      value === undefined || value === null || (Array.isArray(value) && value.length === 0);
    if (!scenarios.test(scenario) || !isEmpty) continue;
    report("repairsDetails", {
      level: "warning",
      field,
      sent: `nothing with ${scenario}`,
      send: `${field}, which this scenario is about`,
      why: "The client leaves the block out, so the claimant doesn't see what to do.",
    });
  }
}

function checkDeductible({ facts: { payoutDetails, reportDetails } }: Known, report: Report): void {
  const sent = textOf(payoutDetails, "deductible");
  const amounts = itemsOf(reportDetails, "coverageInfo").map((each) =>
    amountOf(textOf(each, "deductible")),
  );
  const known = amounts.filter((amount) => amount !== undefined);
  const amount = amountOf(sent);
  if (amount === undefined || known.length === 0 || known.includes(amount)) return;
  report("payoutDetails", {
    field: "deductible",
    sent: `${quoted(sent)}, which is none of the coverages of the report`,
    send: "the deductible that applies, the same in both",
    why: "The claimant reads two deductibles.",
  });
}

function checkPeople(
  { facts: { contactUs, adjusterInfo, adjusterSummaries } }: Known,
  report: Report,
): void {
  const names = ["generalClaimQuestions", "vehicleDamageQuestions", "injuryQuestions"]
    .map((kind) => textOf(partOf(contactUs, kind), "claimAdjusterName"))
    .concat(
      itemsOf(adjusterSummaries, "adjusters").map((each) => textOf(each, "claimAdjusterName")),
    )
    .filter(Boolean);
  const sent = textOf(adjusterInfo, "claimAdjusterName");
  if (!sent || names.length === 0 || names.includes(sent)) return;
  report("adjusterInfo", {
    field: "claimAdjusterName",
    sent: quoted(sent),
    send: "one of the people of contact-us and adjuster-summaries",
    why: "The claimant is told to ask different people.",
  });
}

/** The day of a date or a date-time in its own zone. */
function dayOf(text: string): string {
  return /^\d{4}-\d\d-\d\d/.exec(text)?.[0] ?? "";
}

function isImpossible(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day;
}

/** It may be tomorrow somewhere. */
function isAfterTomorrow(day: string): boolean {
  return Date.parse(`${day}T00:00:00Z`) > Date.now() + 48 * 3_600_000;
}

function amountOf(text: string): number | undefined {
  const digits = text.replace(/[$,\s]/g, "");
  return digits !== "" && Number.isFinite(Number(digits)) ? Number(digits) : undefined;
}
