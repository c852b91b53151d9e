"use client";

import { reportDetails, type ReportDetails } from "@claimkit/claims-api";
import {
  type ClaimProps,
  type ClaimQuery,
  type HeadingLevel,
  type LoadState,
  ownProps,
  useCall,
  useText,
  Widget,
} from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { claimQuery } from "../shared/claim-query.ts";
import { hasContent } from "./has-content.ts";
import { ReportView } from "./report-view.tsx";
import { reportText } from "./text.ts";

/** Which report to request, and on whose behalf. */
export type ReportQuery = ClaimQuery;

/** Props of {@link ReportAccordion}. */
export type ReportAccordionProps = ClaimProps & {
  /**
   * Level of the heading; the coverages are one below it.
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
};

/** The reported incident, with the coverages and deductibles that may apply. */
export function ReportAccordion(props: ReportAccordionProps): JSX.Element {
  const {
    claimNumber,
    isThirdParty,
    contactId,
    serverId,
    headingLevel = 3,
    ...events
  } = ownProps(props);
  const text = useText(reportText);
  return (
    <Widget
      {...events}
      name="report-accordion"
      load={useReport(claimQuery({ claimNumber, isThirdParty, contactId, serverId }))}
      label={text.heading}
      headingLevel={headingLevel}
      texts={reportText}
      failed={text.failed}
      state={(report) => (hasContent(report) ? "data" : "empty")}
    >
      {(report) => <ReportView report={report} headingLevel={headingLevel} />}
    </Widget>
  );
}

/** Requests the report of a claim, for a custom view. */
export function useReport(query: ReportQuery): LoadState<ReportDetails> {
  const { serverId, ...claim } = ownProps(query);
  return useCall(reportDetails, claim, { serverId });
}
