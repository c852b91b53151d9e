"use client";

import { useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { KeyValues } from "../key-values/key-values.tsx";
import type { ClaimSummaryViewProps } from "./claim-summary-view.tsx";
import { ClaimType } from "./claim-words.tsx";
import { SummaryActions } from "./summary-actions.tsx";
import { claimSummaryText } from "./text.ts";

/** Renders the actions, and the facts that the rest of a claim's page does not show. */
export function ClaimSummaryStrip({ summary, isThirdParty }: ClaimSummaryViewProps): JSX.Element {
  const text = useText(claimSummaryText);
  const { vehicle, claimType } = summary;
  return (
    <div className="ck-claim-summary">
      <div className="ck-card ck-claim-summary-card ck-claim-summary-strip">
        {isThirdParty && <p className="ck-claim-summary-subtitle">{text.received}</p>}
        <KeyValues
          layout="columns"
          rows={[
            { label: text.vehicle, value: vehicle },
            { label: text.claimType, value: claimType && <ClaimType>{claimType}</ClaimType> },
          ]}
        />
        <SummaryActions summary={summary} isPrimary={false} />
      </div>
    </div>
  );
}
