import type * as v from "valibot";
import type { ClaimRef } from "../claim-ref.ts";
import type { Endpoint } from "../endpoint.ts";
import { answer } from "../schema/answer.ts";
import { type DisplayInfo, displayRows } from "../schema/display-info.ts";
import { list } from "../schema/list.ts";
import { object } from "../schema/object.ts";
import { optional } from "../schema/optional.ts";
import {
  flag,
  optionalDate,
  optionalSentences,
  optionalText,
  requiredText,
} from "../schema/values.ts";
import { reportDetailsRequest } from "./claim-requests.ts";

const coverage = object({
  /** Name of the coverage. */
  name: requiredText,
  /** Deductible or allowance. */
  deductible: optionalText,
});

/** A coverage that may apply to a claim. Its deductible is a text of the server. */
export interface Coverage extends v.InferOutput<typeof coverage> {}

const coverages = optional(list<Coverage>(coverage), []);

const schema = answer({
  latestUpdate: optionalSentences,
  incidentDate: optionalDate,
  incidentType: optionalText,
  coverageInfo: coverages,
  subCoverageInfo: coverages,
  hasVanishing: flag,
  ...displayRows,
});

/** The parsed response. */
export interface ReportDetailsWire extends v.InferOutput<typeof schema> {}

/** What was reported about the incident, and the coverages that apply. */
export interface ReportDetails {
  /** The latest update. */
  latestUpdate: string | undefined;
  /** Date of the incident. */
  incidentDate: string | undefined;
  /** Type of the incident. */
  incidentType: string | undefined;
  /** Coverages that may apply. */
  coverageInfo: readonly Coverage[];
  /** Sub-coverages that may apply. */
  subCoverageInfo: readonly Coverage[];
  /** Whether a deductible may vanish. False if a coverage cannot be read, because its deductible may not be zero. */
  hasVanishing: boolean;
  /** Additional rows of the section. */
  displayInfo: readonly DisplayInfo[];
}

/** `GET report-details/{claimNumber}` */
export const reportDetails: Endpoint<ClaimRef, ReportDetails, ReportDetailsWire> = {
  ...reportDetailsRequest,
  response: schema,
  thirdParty: {
    latestUpdate: "text",
    incidentDate: "name",
    incidentType: "value",
    displayInfo: "rows",
    details: "rows",
  },
  keep: "policy",
  model: ({ displayInfo, details, ...wire }, _claim, { warnings }) => ({
    ...wire,
    hasVanishing:
      wire.hasVanishing && !warnings.some(({ path }) => path?.startsWith("coverageInfo")),
    displayInfo: displayInfo ?? details ?? [],
  }),
};
