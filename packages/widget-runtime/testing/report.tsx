import { type ClaimRef, type ReportDetails, reportDetails } from "@claimkit/claims-api";
import type { JSX, ReactNode } from "react";
import { type ClaimProps, useCall, Widget } from "../src/index.ts";

/** The message of {@link Report}'s failure. */
export const REPORT_FAILED = "Your claim report section didn't load. We'll get that fixed.";

type ReportProps = ClaimProps & {
  /** Renders the report instead of its incident type. */
  draw?: (report: ReportDetails) => ReactNode;
};

function drawType({ incidentType }: ReportDetails): ReactNode {
  return <p>{incidentType}</p>;
}

/** A widget written like those of a family. */
export function Report({
  claimNumber,
  isThirdParty,
  contactId,
  serverId,
  draw = drawType,
  ...events
}: ReportProps): JSX.Element {
  const claim = { claimNumber, isThirdParty, contactId } as ClaimRef;
  const load = useCall(reportDetails, claim, { serverId });
  return (
    <Widget
      {...events}
      name="report-accordion"
      load={load}
      failed={REPORT_FAILED}
      state={({ incidentType }) => (incidentType ? "data" : "empty")}
    >
      {draw}
    </Widget>
  );
}
