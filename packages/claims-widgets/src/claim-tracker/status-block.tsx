"use client";

import { warning } from "@claimkit/ui-kit/icon-paths";
import { SvgIcon } from "@claimkit/ui-kit/svg-icon";
import { type ClaimQuery, ServerText, useLocale, useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { useClaimSummary } from "../claim-summary/claim-summary.tsx";
import { ClaimStatus } from "../claim-summary/claim-words.tsx";
import { useCloseDetails } from "../close/close.tsx";
import { useNextSteps } from "../next-steps/use-next-steps.ts";
import { useReportDetails } from "../report/report.tsx";
import { reportText } from "../report/text.ts";
import { formatDay } from "../shared/format-day.ts";
import { Vehicle } from "../shared/vehicle.tsx";
import { claimTrackerText } from "./text.ts";
import { useLatestUpdate } from "./use-latest-update.ts";
import { useSafetyNotes } from "./use-safety-notes.ts";

interface StatusBlockProps {
  claim: ClaimQuery;
}

/** Warnings, the status of a claim, what happened and when, and the latest update. */
export function StatusBlock({ claim }: StatusBlockProps): JSX.Element {
  const summary = useClaimSummary(claim);
  const update = useLatestUpdate(claim);
  const notes = useSafetyNotes(claim);
  const steps = useNextSteps(claim).data?.steps ?? [];
  // Don't repeat a sentence that is directly above or below.
  const isSaid =
    notes.some(({ text }) => text === update?.text) ||
    steps.some(({ words }) => words === update?.text);
  const status = summary.data?.status;
  return (
    <div className="ck-claim-status" data-loading={summary.status === "loading" || undefined}>
      {notes.map(({ text, language }) => (
        <p key={text} className="ck-claim-status-safety">
          <SvgIcon paths={warning} /> <ServerText language={language}>{text}</ServerText>
        </p>
      ))}
      {status && (
        <p className="ck-claim-status-now">
          <ClaimStatus language={summary.status === "ready" ? summary.language : undefined}>
            {status}
          </ClaimStatus>
        </p>
      )}
      {status && <Vehicle />}
      <Incident claim={claim} />
      {update && !isSaid && (
        <p className="ck-claim-status-update">
          <ServerText language={update.language}>{update.text}</ServerText>
        </p>
      )}
    </div>
  );
}

/** What happened and when, and since when the claim is closed. */
function Incident({ claim }: StatusBlockProps): JSX.Element | null {
  const text = useText(claimTrackerText);
  const labels = useText(reportText);
  const locale = useLocale();
  const report = useReportDetails(claim);
  const { data: close } = useCloseDetails(claim);
  const { incidentType, incidentDate } = report.data ?? {};
  const closeDate = close?.claimState === "closed" && close.closeDate;
  // As high as most of them, so that nothing moves.
  if (report.status === "loading") return <p className="ck-claim-status-incident" aria-hidden />;
  if (!incidentType && !incidentDate && !closeDate) return null;
  const day = incidentDate && formatDay(incidentDate, locale);
  return (
    <p key={`${incidentType} ${day} ${closeDate}`} className="ck-claim-status-incident">
      {incidentType ? (
        <ServerText language={report.status === "ready" ? report.language : undefined}>
          {incidentType}
        </ServerText>
      ) : (
        incidentDate && <span>{labels.incidentDate}</span>
      )}{" "}
      {day && <span className="ck-claim-status-day">{day}</span>}{" "}
      {closeDate && (
        <span className="ck-claim-status-day">{text.closedOn(formatDay(closeDate, locale))}</span>
      )}
    </p>
  );
}
