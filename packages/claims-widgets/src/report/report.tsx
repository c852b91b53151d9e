"use client";

import { reportDetails, type ReportDetails } from "@claimkit/claims-api";
import {
  type ClaimProps,
  type ClaimQuery,
  type HeadingLevel,
  type LoadState,
  type RenderLoad,
  useClaimCall,
  useText,
  Widget,
} from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { hasContent } from "./has-content.ts";
import { ReportView } from "./report-view.tsx";
import { reportText } from "./text.ts";

/** Props of {@link ReportAccordion}. */
export type ReportAccordionProps = ClaimProps & {
  /**
   * Level of the heading; the coverages are one below it.
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
  /** Renders the data, or a state without data, in your own way. */
  render?: RenderLoad<ReportDetails> | undefined;
};

/** The reported incident, with the coverages and deductibles that may apply. */
export function ReportAccordion(props: ReportAccordionProps): JSX.Element {
  const { headingLevel = 3, ...rest } = props;
  const text = useText(reportText);
  return (
    <Widget
      {...rest}
      name="report-accordion"
      load={useReportDetails(props)}
      label={text.heading}
      headingLevel={headingLevel}
      texts={reportText}
      errorMessage={text.failed}
      readyState={(report) => (hasContent(report) ? "data" : "empty")}
    >
      {(report) => <ReportView report={report} headingLevel={headingLevel} />}
    </Widget>
  );
}

/** Requests the report of a claim, for a custom view. */
export function useReportDetails(claim: ClaimQuery): LoadState<ReportDetails> {
  return useClaimCall(reportDetails, claim);
}
