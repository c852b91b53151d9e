"use client";

import type { ClaimSummary } from "@claimkit/claims-api";
import { Heading, useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { KeyValues } from "../key-values/key-values.tsx";
import { ClaimStatus, ClaimType } from "./claim-words.tsx";
import { SummaryActions } from "./summary-actions.tsx";
import { claimSummaryText } from "./text.ts";

/** Props of the views of a summary. */
export interface ClaimSummaryViewProps {
  summary: ClaimSummary;
  isThirdParty: boolean;
  headingLevel: number;
}

/** Renders the main facts of a claim, and its actions. */
export function ClaimSummaryView({
  summary,
  isThirdParty,
  headingLevel,
}: ClaimSummaryViewProps): JSX.Element {
  const text = useText(claimSummaryText);
  const { claimNumber, vehicle, claimType, status } = summary;

  return (
    <div className="ck-claim-summary">
      <div className="ck-card ck-claim-summary-card">
        <div>
          <Heading level={headingLevel} className="ck-claim-summary-heading">
            {text.heading}
          </Heading>
          {isThirdParty && <p className="ck-claim-summary-subtitle">{text.received}</p>}
        </div>
        <KeyValues
          layout="columns"
          rows={[
            { label: text.claimNumber, value: claimNumber },
            { label: text.vehicle, value: vehicle },
            { label: text.claimType, value: claimType && <ClaimType>{claimType}</ClaimType> },
            { label: text.status, value: status && <ClaimStatus>{status}</ClaimStatus> },
          ]}
        />
        <SummaryActions summary={summary} isPrimary />
      </div>
    </div>
  );
}
