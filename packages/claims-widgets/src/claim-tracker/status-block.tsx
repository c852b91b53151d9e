"use client";

import { type ClaimQuery, ServerText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { useClaimSummary } from "../claim-summary/claim-summary.tsx";
import { ClaimStatus } from "../claim-summary/claim-words.tsx";
import { Vehicle } from "../shared/vehicle.tsx";
import { useNews } from "./use-news.ts";

interface StatusBlockProps {
  claim: ClaimQuery;
}

/** The status of a claim, and its latest update. */
export function StatusBlock({ claim }: StatusBlockProps): JSX.Element {
  const summary = useClaimSummary(claim);
  const news = useNews(claim);
  const status = summary.data?.status;
  return (
    <div className="ck-claim-status" data-loading={summary.status === "loading" || undefined}>
      {status && (
        <p className="ck-claim-status-now">
          <ClaimStatus language={summary.status === "ready" ? summary.language : undefined}>
            {status}
          </ClaimStatus>
        </p>
      )}
      {news && (
        <p className="ck-claim-status-news">
          <ServerText language={news.language}>{news.text}</ServerText>
        </p>
      )}
      {(status || summary.status === "loading") && <Vehicle />}
    </div>
  );
}
