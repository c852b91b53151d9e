import { type ClaimRef, type ReportDetails, reportDetails } from "@claimkit/claims-api";
import type { JSX, ReactNode } from "react";
import { type ClaimProps, type TextDefinition, useCall, Widget } from "../src/index.ts";

/** The error message of {@link Report}. */
export const REPORT_FAILED = "Your claim report section didn't load. We'll get that fixed.";

type ReportProps = ClaimProps & {
  /** Renders the report instead of its incident type. */
  view?: (report: ReportDetails) => ReactNode;
  texts?: TextDefinition;
};

function renderType({ incidentType }: ReportDetails): ReactNode {
  return <p>{incidentType}</p>;
}

/** A widget written like the widgets of other packages. */
export function Report({
  claimNumber,
  isThirdParty,
  contactId,
  serverId,
  view = renderType,
  ...events
}: ReportProps): JSX.Element {
  const claim = { claimNumber, isThirdParty, contactId } as ClaimRef;
  const load = useCall(reportDetails, claim, { serverId });
  return (
    <Widget
      {...events}
      name="report-accordion"
      load={load}
      errorMessage={REPORT_FAILED}
      readyState={({ incidentType }) => (incidentType ? "data" : "empty")}
    >
      {view}
    </Widget>
  );
}
