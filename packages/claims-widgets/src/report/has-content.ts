import type { ReportDetails } from "@claimkit/claims-api";
import { shownRows } from "../key-values/shown-rows.ts";

/** Whether there is anything in a report to show. */
export function hasContent(report: ReportDetails): boolean {
  const { latestUpdate, incidentDate, incidentType } = report;
  const { coverageInfo, subCoverageInfo, displayInfo } = report;
  return [
    latestUpdate,
    incidentDate,
    incidentType,
    coverageInfo,
    subCoverageInfo,
    shownRows(displayInfo),
  ].some((field) => field !== undefined && field.length > 0);
}
