import { formatMediumDate } from "@claimkit/claims-api/format";
import { useClaimSummary, useReportDetails, useStatusText } from "@claimkit/claims-widgets";
import { useLocale } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import type { HeaderProps } from "./header-words.ts";

/** The header of a claim in bare HTML, with the data of Claimkit. */
export function BareHeader({ claimNumber, words }: HeaderProps): JSX.Element {
  const locale = useLocale();
  const summary = useClaimSummary({ claimNumber });
  const report = useReportDetails({ claimNumber });
  const statusText = useStatusText(summary.status === "ready" ? summary.language : undefined);

  if (summary.status === "error") {
    return (
      <div role="alert">
        <p>{words.failed}</p>
        <button onClick={summary.reload}>{words.retry}</button>
      </div>
    );
  }
  if (summary.status !== "ready") return <output>{words.wait}</output>;
  const { label, lang } = statusText(summary.data.status ?? "");
  return (
    <header lang={locale}>
      <h2 lang={lang}>{label}</h2>
      <p>{claimNumber}</p>
      {report.data?.incidentDate && <p>{formatMediumDate(report.data.incidentDate, locale)}</p>}
    </header>
  );
}
