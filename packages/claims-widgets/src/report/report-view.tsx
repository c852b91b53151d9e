"use client";

import type { ReportDetails } from "@claimkit/claims-api";
import { formatDate } from "@claimkit/claims-api/format";
import { Accordion } from "@claimkit/ui-kit";
import { document as documentIcon, success } from "@claimkit/ui-kit/icon-paths";
import { SvgIcon } from "@claimkit/ui-kit/svg-icon";
import { clampHeadingLevel, ServerText, SHOW_MORE_STEP, useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { displayRows } from "../key-values/display-rows.tsx";
import { isAmount } from "../key-values/is-amount.ts";
import { isLong } from "../key-values/is-long.ts";
import { KeyValues } from "../key-values/key-values.tsx";
import { serverValue } from "../key-values/server-value.tsx";
import { useCoverageWords } from "../key-values/use-coverage-words.ts";
import { LatestUpdate } from "../shared/latest-update.tsx";
import { SectionEmpty } from "../shared/section-empty.tsx";
import { SectionHeading } from "../shared/section-heading.tsx";
import { Coverages } from "./coverages.tsx";
import { deductiblesOf, hasVanished } from "./deductible.ts";
import { hasContent } from "./has-content.ts";
import { reportText } from "./text.ts";

interface ReportViewProps {
  report: ReportDetails;
  headingLevel: number;
}

/** Renders a report: the latest update first, then the incident, last the coverages. */
export function ReportView({ report, headingLevel }: ReportViewProps): JSX.Element {
  const text = useText(reportText);
  const words = useCoverageWords();
  const { coverageInfo, displayInfo, incidentType, latestUpdate, subCoverageInfo } = report;
  // All of them are listed among the coverages.
  const listed = coverageInfo.slice(0, SHOW_MORE_STEP);
  const deductibles = deductiblesOf(listed, displayInfo, words.locale);

  return (
    <Accordion
      heading={<SectionHeading icon={documentIcon}>{text.heading}</SectionHeading>}
      headingLevel={clampHeadingLevel(headingLevel)}
      defaultOpen
      className="ck-section ck-report"
    >
      {!hasContent(report) && <SectionEmpty icon={documentIcon}>{text.empty}</SectionEmpty>}
      <LatestUpdate update={latestUpdate} />
      <KeyValues
        layout="rows"
        rows={[
          { label: text.incidentDate, value: formatDate(report.incidentDate, words.locale) },
          {
            label: text.incidentType,
            value: incidentType && <ServerText>{incidentType}</ServerText>,
            isLong: isLong(incidentType ?? ""),
          },
          ...displayRows(displayInfo, words),
          {
            label: text.deductible,
            value: deductibles.map(({ coverage, amount }) => {
              if (deductibles.length === 1) return serverValue(amount, amount);
              const name = words.nameOf(coverage);
              const message = text.deductibleOf(name, amount);
              const isWord = !isAmount(amount);
              // With both from the server, the whole message is in its language.
              const sent = name === coverage ? (isWord ? message : name) : isWord && amount;
              if (!sent) return message;
              return (
                <ServerText key={coverage} within={() => message}>
                  {sent}
                </ServerText>
              );
            }),
          },
        ]}
      />
      {hasVanished(report) && (
        <p className="ck-report-vanished">
          <SvgIcon paths={success} /> <span>{text.vanished}</span>
        </p>
      )}
      {(coverageInfo.length > 0 || subCoverageInfo.length > 0) && (
        <Coverages
          coverages={coverageInfo}
          subCoverages={subCoverageInfo}
          headingLevel={headingLevel + 1}
        />
      )}
    </Accordion>
  );
}
