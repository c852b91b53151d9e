import { formatMediumDate } from "@claimkit/claims-api/format";
import { useClaimSummary, useReportDetails, useStatusText } from "@claimkit/claims-widgets";
import { useLocale } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import type { HeaderProps } from "./header-words.ts";

/** The header of a claim in the HTML of the GOV.UK Design System, with the data of Claimkit. */
export function GovUkHeader({ claimNumber, words }: HeaderProps): JSX.Element {
  const locale = useLocale();
  const summary = useClaimSummary({ claimNumber });
  const report = useReportDetails({ claimNumber });
  const statusText = useStatusText(summary.status === "ready" ? summary.language : undefined);

  if (summary.status === "error") {
    return (
      <div className="govuk-error-summary">
        <div role="alert">
          <p className="govuk-error-summary__title">{words.failed}</p>
          <button className="govuk-button" data-module="govuk-button" onClick={summary.reload}>
            {words.retry}
          </button>
        </div>
      </div>
    );
  }
  if (summary.status !== "ready") return <output className="govuk-body">{words.wait}</output>;
  const { label, lang } = statusText(summary.data.status ?? "");
  return (
    <div className="govuk-panel" lang={locale}>
      <h2 className="govuk-panel__title" lang={lang}>
        {label}
      </h2>
      <div className="govuk-panel__body">{claimNumber}</div>
      {report.data?.incidentDate && (
        <p className="govuk-body">{formatMediumDate(report.data.incidentDate, locale)}</p>
      )}
    </div>
  );
}
