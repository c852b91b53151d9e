import type * as v from "valibot";
import type { ClaimRef } from "../claim-ref.ts";
import type { Endpoint } from "../endpoint.ts";
import { calendarDay, dayForReader, wordsForDate } from "../format/calendar-day.ts";
import { utcToLocal } from "../format/time.ts";
import { knownWord, leadingWord } from "../known-word.ts";
import { answer } from "../schema/answer.ts";
import { displayBlock } from "../schema/display-block.ts";
import { displayRows, type DisplayInfo } from "../schema/display-info.ts";
import { list } from "../schema/list.ts";
import { object } from "../schema/object.ts";
import { optional } from "../schema/optional.ts";
import { contactPerson, heading, shopInfo, visibleContactPerson } from "../schema/sections.ts";
import {
  optionalDate,
  optionalSentences,
  optionalText,
  requiredText,
  textOrBlank,
} from "../schema/values.ts";
import { repairsDetailsRequest } from "./claim-requests.ts";

/** Scenarios of the repairs. */
export const SCENARIOS = [
  "TOTAL_LOSS",
  "IS_ELIGIBLE_NO_SERVICE_SELECTED_NO_ESTIMATE",
  "OYS_SERVICE_SELECTED_NO_ESTIMATE",
  "DRIVEIN_SERVICE_SELECTED_NO_ESTIMATE",
  "NOT_ELIGIBLE_NO_SERVICE_SELECTED",
  "NO_OYS_SERVICE_SELECTED_ESTIMATE",
  "OYS_SERVICE_SELECTED_ESTIMATE",
  "THIRD_PARTY",
] as const;

/** Scenario of the repairs; `UNKNOWN` if the server sends another one. */
export type RepairsScenario = (typeof SCENARIOS)[number] | "UNKNOWN";

const documentFields = {
  /** Access token of the document, which expires. */
  accessToken: requiredText,
  /** Public id of the document. */
  documentPublicID: requiredText,
};

const estimate = object({
  ...documentFields,
  /** `CURRENT` or `INITIAL`. */
  estimateType: optionalText,
  /** When the estimate was created. */
  createdDate: optionalDate,
  /** Name of the file. */
  fileName: optionalText,
});

/** A reference to an estimate. */
export interface Estimate extends v.InferOutput<typeof estimate> {}

const document = object(documentFields);

/** A reference to the valuation of a vehicle. */
export interface Valuation extends v.InferOutput<typeof document> {}

const schedule = object({
  ...heading,
  /** Shop that does the repairs. */
  shopInfo,
});

/** Title, text and shop of the scheduled repairs. */
export interface RepairsSchedule extends v.InferOutput<typeof schedule> {}

const estimates = object({
  ...heading,
  /** Text or rows below the estimates. */
  displayBottomInfo: displayBlock,
  /** Current estimate first, initial estimate last: by type, otherwise by date. */
  estimates: optional(list<Estimate>(estimate), []),
});

/** The estimates, with title and texts. */
export interface RepairsEstimates extends v.InferOutput<typeof estimates> {}

const payment = object(heading);

/** How to pay the deductible. */
export interface DeductiblePayment extends v.InferOutput<typeof payment> {}

const schema = answer({
  scenario: textOrBlank,
  /** The latest update. */
  latestUpdate: optionalSentences,
  ...heading,
  /** Email address of the section. */
  displayEmail: optionalText,
  ...displayRows,
  /** Text at the end of the section. */
  displayBottomInfo: displayBlock,
  /** The repair shop. */
  shopInfo,
  /** Day of the appointment. */
  appointmentDate: optionalDate,
  selectedServiceOffering: optional(
    object({ selectedService: optional(object({ appointmentTime: optionalText })) }),
  ),
  /** The scheduled repairs. */
  repairsSchedule: optional<RepairsSchedule>(schedule),
  /** The estimates. */
  viewEstimate: optional<RepairsEstimates>(estimates),
  /** How to pay the deductible. */
  payDeductible: optional<DeductiblePayment>(payment),
  /** The valuation of the vehicle. */
  lossEvaluationDocument: optional<Valuation>(document),
  /** Contact for general questions. */
  generalClaimQuestions: contactPerson,
});

/** The parsed response. */
export interface RepairsDetailsWire extends v.InferOutput<typeof schema> {}

/** The repairs of a claim. The optional fields depend on the scenario. */
export interface RepairsDetails extends Partial<
  Omit<RepairsDetailsWire, "scenario" | "details" | "displayInfo" | "selectedServiceOffering">
> {
  /** Scenario of the repairs. */
  scenario: RepairsScenario;
  /** Rows of the section, or the services to choose from. */
  displayInfo: readonly DisplayInfo[];
  /** Local time at the shop, as the server sends it. A time in UTC adds a warning. */
  appointmentTime?: string | undefined;
}

/** `GET repairs-details/{claimNumber}` */
export const repairsDetails: Endpoint<ClaimRef, RepairsDetails, RepairsDetailsWire> = {
  ...repairsDetailsRequest,
  response: schema,
  thirdParty: {
    scenario: "code",
    latestUpdate: "text",
    displayTitle: "text",
    displayText: "text",
    displayEmail: "name",
    generalClaimQuestions: visibleContactPerson,
  },
  isForThirdParty: ({ scenario }) => knownWord(scenario, SCENARIOS) === "THIRD_PARTY",
  keep: "policy",
  model({ displayInfo, details, selectedServiceOffering, ...wire }, { isThirdParty }, context) {
    const known = knownWord(wire.scenario, SCENARIOS) ?? "UNKNOWN";
    // The panel of `THIRD_PARTY` asks for an inspection, which an unknown scenario may not need.
    const scenario = isThirdParty && known !== "UNKNOWN" ? "THIRD_PARTY" : known;
    if (scenario === "UNKNOWN") {
      context.warnings.push({ code: "unknown_scenario", path: "scenario" });
    }
    const { viewEstimate, appointmentDate: sentDate = "" } = wire;
    // A date that can't be read is dropped, unless it is in words, such as "Pending".
    const appointmentDate = calendarDay(sentDate) ? sentDate : wordsForDate(sentDate);
    const appointmentTime = selectedServiceOffering?.selectedService?.appointmentTime;
    const day = calendarDay(appointmentDate)?.toISOString().slice(0, 10);
    if (utcToLocal(appointmentTime ?? "", day) || utcToLocal(appointmentDate)) {
      context.warnings.push({ code: "unknown_time_zone", path: "appointmentDate" });
    }
    return {
      ...wire,
      scenario,
      appointmentDate: appointmentDate || undefined,
      displayInfo: displayInfo ?? details ?? [],
      appointmentTime,
      viewEstimate: viewEstimate && {
        ...viewEstimate,
        estimates: currentFirst(viewEstimate.estimates),
      },
    };
  },
};

const ESTIMATE_TYPES = ["current", "initial"] as const;

/** Current estimate first, initial estimate last: by type, and of one type the latest first if all have a date. */
function currentFirst(sent: readonly Estimate[]): Estimate[] {
  return (["current", undefined, "initial"] as const).flatMap((type) => {
    const same = sent.filter(
      ({ estimateType = "" }) => leadingWord(estimateType, ESTIMATE_TYPES)?.word === type,
    );
    const days = new Map(same.map((each) => [each, dayForReader(each.createdDate ?? "")]));
    if ([...days.values()].includes(undefined)) return same;
    const dayOf = (each: Estimate): string => days.get(each) ?? "";
    return same.toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)) || timeOf(b) - timeOf(a));
  });
}

/** For estimates of one day. */
function timeOf({ createdDate = "" }: Estimate): number {
  return Date.parse(createdDate) || 0;
}
