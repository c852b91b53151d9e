import type * as v from "valibot";
import { personaQuery, type ClaimRef } from "../claim-ref.ts";
import type { Endpoint, ModelContext } from "../endpoint.ts";
import { sortedBy } from "../order.ts";
import { answer } from "../schema/answer.ts";
import { displayBlock } from "../schema/display-block.ts";
import { displayRows, type DisplayInfo } from "../schema/display-info.ts";
import { list } from "../schema/list.ts";
import { object } from "../schema/object.ts";
import { optional } from "../schema/optional.ts";
import { optionalOrDropped } from "../schema/optional-or-dropped.ts";
import { contactPerson, heading, shopInfo } from "../schema/sections.ts";
import { optionalSentences, optionalText, requiredText, textOrBlank } from "../schema/values.ts";
import { redactionFor } from "../third-party.ts";

const SCENARIOS = [
  "TOTAL_LOSS",
  "IS_ELIGIBLE_NO_SERVICE_SELECTED_NO_ESTIMATE",
  "OYS_SERVICE_SELECTED_NO_ESTIMATE",
  "DRIVEIN_SERVICE_SELECTED_NO_ESTIMATE",
  "NOT_ELIGIBLE_NO_SERVICE_SELECTED",
  "NO_OYS_SERVICE_SELECTED_ESTIMATE",
  "OYS_SERVICE_SELECTED_ESTIMATE",
  "THIRD_PARTY",
] as const;

/** What there is to do about the repairs; `UNKNOWN` for what the server calls by another name. */
export type RepairsScenario = (typeof SCENARIOS)[number] | "UNKNOWN";

const documentFields = {
  /** The document's own token, which expires. */
  accessToken: requiredText,
  /** Public id of the document. */
  documentPublicID: requiredText,
};

const estimate = object({
  ...documentFields,
  /** Whether the estimate is the initial or the current one. */
  estimateType: optionalText,
  /** When the estimate was made. */
  createdDate: optionalText,
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
  /** Shop that makes the repairs. */
  shopInfo,
});

/** Title, text and shop of the scheduled repairs. */
export interface RepairsSchedule extends v.InferOutput<typeof schedule> {}

const estimates = object({
  ...heading,
  /** Text or rows below the estimates. */
  displayBottomInfo: displayBlock,
  /** Current estimate first, initial estimate last. */
  estimates: optional(list<Estimate>(estimate), []),
});

/** The estimates with their title and texts. */
export interface RepairsEstimates extends v.InferOutput<typeof estimates> {}

const payment = object(heading);

/** Title and text that say how to pay the deductible. */
export interface DeductiblePayment extends v.InferOutput<typeof payment> {}

const schema = answer({
  scenario: textOrBlank,
  /** The latest update. */
  latestUpdate: optionalSentences,
  ...heading,
  /** E-mail address of the section. */
  displayEmail: optionalText,
  ...displayRows,
  /** Text at the end of the section. */
  displayBottomInfo: displayBlock,
  /** The repair shop. */
  shopInfo,
  /** Day of the appointment. */
  appointmentDate: optionalText,
  selectedServiceOffering: optionalOrDropped(
    object({ selectedService: optionalOrDropped(object({ appointmentTime: optionalText })) }),
  ),
  /** When the repairs take place. */
  repairsSchedule: optionalOrDropped<RepairsSchedule>(schedule),
  /** The estimates. */
  viewEstimate: optionalOrDropped<RepairsEstimates>(estimates),
  /** How to pay the deductible. */
  payDeductible: optionalOrDropped<DeductiblePayment>(payment),
  /** The valuation of the vehicle. */
  lossEvaluationDocument: optionalOrDropped<Valuation>(document),
  /** Answers general questions. */
  generalClaimQuestions: contactPerson,
});

/** The response as the schema reads it. */
export interface RepairsDetailsWire extends v.InferOutput<typeof schema> {}

/** How the repairs stand. Of the fields that may be missing, the scenario tells which to expect. */
export interface RepairsDetails extends Partial<
  Omit<RepairsDetailsWire, "scenario" | "details" | "displayInfo" | "selectedServiceOffering">
> {
  /** The state of the repairs. */
  scenario: RepairsScenario;
  /** Rows; the options to choose from, where a service is to be chosen. */
  displayInfo: readonly DisplayInfo[];
  /** As the server writes it: the time at the shop, in no zone. */
  appointmentTime?: string | undefined;
}

/** `GET repairs-details/{claimNumber}` */
export const repairsDetails: Endpoint<ClaimRef, RepairsDetails, RepairsDetailsWire> = {
  name: "repairsDetails",
  method: "GET",
  path: "repairs-details/{claimNumber}",
  request: personaQuery,
  response: schema,
  keep: "policy",
  model({ displayInfo, details, selectedServiceOffering, ...wire }, { isThirdParty }, context) {
    const written = wire.scenario.toUpperCase();
    const scenario = SCENARIOS.find((known) => known === written) ?? "UNKNOWN";
    if (scenario === "UNKNOWN") {
      context.warnings.push({ code: "unknown_scenario", path: "scenario" });
    }
    if (isThirdParty || scenario === "THIRD_PARTY") return forThirdParty(wire, context);
    const { viewEstimate } = wire;
    return {
      ...wire,
      scenario,
      displayInfo: displayInfo ?? details ?? [],
      appointmentTime: selectedServiceOffering?.selectedService?.appointmentTime,
      viewEstimate: viewEstimate && {
        ...viewEstimate,
        estimates: sortedBy(viewEstimate.estimates, placeOf),
      },
    };
  },
};

/** The current estimate comes first and the initial one last; servers that do not say which is which send them so. */
function placeOf({ estimateType }: Estimate): number {
  const type = estimateType?.toUpperCase();
  if (type === "CURRENT") return 0;
  return type === "INITIAL" ? 2 : 1;
}

/** All that a third-party claimant may know of the member's repairs. */
function forThirdParty(
  {
    latestUpdate,
    displayTitle,
    displayText,
    displayEmail,
    generalClaimQuestions,
  }: Partial<RepairsDetailsWire>,
  context: ModelContext,
): RepairsDetails {
  const { text } = redactionFor({ isThirdParty: true }, context);
  return {
    scenario: "THIRD_PARTY",
    latestUpdate: text("latestUpdate", latestUpdate),
    displayTitle: text("displayTitle", displayTitle),
    displayText: text("displayText", displayText),
    displayEmail,
    displayInfo: [],
    generalClaimQuestions,
  };
}
