import {
  type Claim,
  claims,
  type ClaimSeed,
  type DayFromToday,
  type Translate,
} from "@claimkit/sandbox";

/** A claim of the sandbox in another stage, or with mixed or missing data. */
interface MixedClaim {
  /** Number of the claim that it is made from. */
  from: string;
  /** What is different. */
  but: string;
  change: (claim: Claim, day: DayFromToday, t: Translate) => Partial<Claim>;
  /** What its first step, or the reason for none, says. */
  step: string | RegExp;
}

type Timeline = Exclude<Claim["timeline"], string>;

const NOTHING = "Nothing to do right now";

/** The repairs without texts of the server. */
const silent = { latestUpdate: "", displayText: "", displayInfo: [] };

/** A timeline whose repairs and payout have these statuses. */
const stages = (repairs: string, payout: string): Timeline => [
  "complete",
  "complete",
  repairs,
  payout,
  "NOT_STARTED",
];

/** An object without one of its fields. */
function without<T extends object, Name extends keyof T>(fields: T, name: Name): Omit<T, Name> {
  const { [name]: _left, ...rest } = fields;
  return rest;
}

const changes: readonly MixedClaim[] = [
  {
    from: "CLM-1005",
    but: "its estimate is new",
    change: ({ repairs, report }, _, t) => ({
      timeline: stages("in_progress", "NOT_STARTED"),
      steps: { REPAIRS: [[t("Estimate", "Estimado"), "complete"]] },
      payoutDetails: "no content",
      report: without(report, "latestUpdate"),
      repairs: {
        ...repairs,
        ...silent,
        latestUpdate: t("The shop wrote your estimate.", "El taller preparó su estimado."),
      },
    }),
    step: "Read your estimate",
  },
  {
    from: "CLM-1005",
    but: "only its timeline says that the estimate was approved",
    change: ({ repairs, report }, _, t) => ({
      timeline: stages("in_progress", "NOT_STARTED"),
      payoutDetails: "no content",
      report: without(report, "latestUpdate"),
      repairs: {
        ...repairs,
        ...silent,
        payDeductible: { displayText: t("Nothing to pay.", "No tiene que pagar nada.") },
      },
    }),
    step: NOTHING,
  },
  {
    from: "CLM-1005",
    but: "its deductible was paid",
    change: ({ repairs }, _, t) => ({
      repairs: {
        ...repairs,
        payDeductible: {
          displayText: t("Your deductible was paid.", "Ya se pagó su deducible."),
        },
      },
    }),
    step: NOTHING,
  },
  {
    from: "CLM-1005",
    but: "its repairs are complete",
    change: () => ({ timeline: stages("complete", "in_progress") }),
    step: "Your repairs are complete.",
  },
  {
    from: "CLM-1005",
    but: "it needs no repairs after all",
    change: () => ({ timeline: stages("NOT_REQUIRED", "in_progress") }),
    step: NOTHING,
  },
  {
    from: "CLM-1005",
    but: "it is closed, and the timeline is late",
    change: (_, day) => ({ claimState: "closed", close: { closeDate: day(-1) } }),
    step: "Your claim is now closed.",
  },
  {
    from: "CLM-1005",
    but: "it has no payout",
    change: () => ({ payoutDetails: "no content" }),
    step: "Pay your deductible",
  },
  {
    from: "CLM-1005",
    but: "the server says nothing about its repairs",
    change: ({ repairs: { viewEstimate } }) => ({
      repairs: { ...silent, ...(viewEstimate && { viewEstimate }) },
      timeline: stages("in_progress", "in_progress"),
    }),
    step: NOTHING,
  },
  {
    from: "CLM-1001",
    but: "its incident is not known",
    change: ({ report }) => ({ report: { ...report, incidentDate: null, incidentType: null } }),
    step: "Choose how to get an estimate",
  },
  {
    from: "CLM-1001",
    but: "it has no timeline",
    change: () => ({ timeline: "not found" }),
    step: "Choose how to get an estimate",
  },
  {
    from: "CLM-1002",
    but: "its appointment is over",
    change: ({ repairs }, day) => ({ repairs: { ...repairs, appointmentDate: day(-2) } }),
    step: NOTHING,
  },
  {
    from: "CLM-1002",
    but: "its appointment is today",
    change: ({ repairs }, day) => ({ repairs: { ...repairs, appointmentDate: day(0) } }),
    step: "Bring your vehicle to Short North Collision",
  },
  {
    from: "CLM-1002",
    but: "it has no appointment",
    change: ({ repairs }) => ({ repairs: without(repairs, "appointmentDate") }),
    step: "Make an appointment for your vehicle",
  },
  {
    from: "CLM-1003",
    but: "its appointment is in words",
    change: ({ repairs }, _, t) => ({
      repairs: { ...repairs, appointmentDate: t("next Tuesday", "el próximo martes") },
    }),
    step: /^Bring your vehicle to/,
  },
  {
    from: "CLM-1007",
    but: "the server does not say what to do",
    change: ({ repairs }) => ({ repairs: { ...repairs, ...silent } }),
    step: "Read the valuation of your vehicle",
  },
  {
    from: "CLM-1007",
    but: "the offer was accepted",
    change: ({ repairs }, _, t) => ({
      repairs: {
        ...repairs,
        ...silent,
        latestUpdate: t("You accepted our offer.", "Usted aceptó nuestra oferta."),
      },
    }),
    step: "You accepted our offer.",
  },
  {
    from: "CLM-1007",
    but: "it was paid",
    change: () => ({ timeline: stages("in_progress", "complete") }),
    step: "Your payment has been made.",
  },
  {
    from: "CLM-1010",
    but: "the server asks for something",
    change: ({ repairs }, _, t) => ({
      repairs: {
        ...repairs,
        displayInfo: [
          {
            displayKey: t("Next step", "Próximo paso"),
            displayValue: t("Send us both keys.", "Envíenos las dos llaves."),
          },
        ],
      },
    }),
    step: "Send us both keys.",
  },
  {
    from: "CLM-1004",
    but: "nobody is named",
    change: ({ repairs }) => ({ repairs: without(repairs, "generalClaimQuestions") }),
    step: "Schedule an inspection with your claim associate",
  },
  {
    from: "CLM-3002",
    but: "the server says nothing",
    change: ({ repairs }) => ({ repairs: { ...repairs, ...silent } }),
    step: "Ask your claim associate about your repairs",
  },
  {
    from: "CLM-2001",
    but: "its third party's payout is missing",
    change: () => ({ payoutDetails: "no content" }),
    step: NOTHING,
  },
];

/** Claims that are not in the sandbox. */
export const mixedClaims = changes.map(({ from, but, change, step }) => {
  const original = claims.find((claim) => claim((): string => "").claimNumber === from);
  if (!original) throw new Error(`There is no claim ${from}.`);
  const seed: ClaimSeed = (day, t = (english) => english, shop) => {
    const claim = original(day, t, shop);
    return { ...claim, ...change(claim, day, t) };
  };
  return { claimNumber: from, but, seed, step };
});
