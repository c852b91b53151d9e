"use client";

import type { ClaimSummary } from "@claimkit/claims-api";
import { ActionControl, useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { useOpenUploads } from "../shared/open-uploads.ts";
import { claimSummaryText } from "./text.ts";

interface SummaryActionsProps {
  summary: ClaimSummary;
  /** Whether they are the most important actions of the page. */
  isPrimary: boolean;
}

/** The documents, the payment, and, if the claim requires it, the details that the insurer asks for. */
export function SummaryActions({ summary, isPrimary }: SummaryActionsProps): JSX.Element {
  const text = useText(claimSummaryText);
  const { claimNumber, tellUsMoreVisibility } = summary;
  const detail = { claimNumber };
  const openUploads = useOpenUploads(claimNumber);
  return (
    <>
      <div className="ck-claim-summary-actions">
        <ActionControl
          action="view-documents"
          detail={detail}
          fallback={openUploads}
          variant={isPrimary ? "primary" : undefined}
        >
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
    </>
  );
}
