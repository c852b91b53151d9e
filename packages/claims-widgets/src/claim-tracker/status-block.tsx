"use client";

import { type ClaimQuery, ServerText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { useClaimSummary } from "../claim-summary/claim-summary.tsx";
import { ClaimStatus } from "../claim-summary/claim-words.tsx";
import { Vehicle } from "../shared/vehicle.tsx";
import { useLatestUpdate } from "./use-latest-update.ts";

interface StatusBlockProps {
  claim: ClaimQuery;
}

/** The status of a claim, and its latest update. */
export function StatusBlock({ claim }: StatusBlockProps): JSX.Element {
  const summary = useClaimSummary(claim);
  const update = useLatestUpdate(claim);
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
      {update && (
        <p className="ck-claim-status-update">
          <ServerText language={update.language}>{update.text}</ServerText>
        </p>
      )}
      {(status || summary.status === "loading") && <Vehicle />}
    </div>
  );
}
