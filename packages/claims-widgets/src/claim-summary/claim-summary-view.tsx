"use client";

import type { ClaimSummary } from "@claimkit/claims-api";
import {
  ActionControl,
  Heading,
  useLocale,
  useServerLang,
  useText,
} from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { ServerName } from "../shared/server-name.tsx";
import { KeyValues } from "../key-values/key-values.tsx";
import { summaryWord } from "./summary-word.ts";
import { claimSummaryText } from "./text.ts";

interface ClaimSummaryViewProps {
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
  const { claimNumber, vehicle, claimType, status, tellUsMoreVisibility } = summary;
  const detail = { claimNumber };

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
            {
              label: text.claimType,
              value: claimType && <SummaryWord translate={text.typeOf}>{claimType}</SummaryWord>,
            },
            {
              label: text.status,
              value: status && <SummaryWord translate={text.statusOf}>{status}</SummaryWord>,
            },
          ]}
        />
        <div className="ck-claim-summary-actions">
          <ActionControl action="view-documents" detail={detail} variant="primary">
            {text.viewDocuments}
          </ActionControl>
          <ActionControl action="electronic-payment" detail={detail}>
            {text.electronicPayment}
          </ActionControl>
        </div>
        {tellUsMoreVisibility && (
          <div className="ck-claim-summary-prompt">
            <p>{text.tellUsMoreReason}</p>
            <ActionControl action="tell-us-more" detail={detail}>
              {text.tellUsMore}
            </ActionControl>
          </div>
        )}
      </div>
    </div>
  );
}

interface SummaryWordProps {
  children: string;
  translate: (word: string) => string;
}

/** The server's word for a type or status, or its translation if there is one. */
function SummaryWord({ children, translate }: SummaryWordProps): JSX.Element {
  const locale = useLocale();
  const word = summaryWord(children, useServerLang() ?? locale);
  return <ServerName translate={translate}>{word}</ServerName>;
}
