"use client";

import type { ClaimQuery, LoadState } from "@claimkit/widget-runtime";
import { useRepairsDetails } from "../repairs/repairs.tsx";
import { useReportDetails } from "../report/report.tsx";
import { useServicesDetails } from "../services/services.tsx";
import { useTimeline } from "../timeline/timeline.tsx";

/** Something that the server says of a claim. */
export interface Update {
  /** The server's words. */
  text: string;
  /** Language of the text, if it is known. */
  language: string | undefined;
}

/** Returns the latest update of the last category that is not complete, to show next to the status. */
export function useLatestUpdate(claim: ClaimQuery): Update | undefined {
  const { data: timeline } = useTimeline(claim);
  // The sections make the same requests, so they are sent once.
  const loads: Partial<Record<string, LoadState<{ latestUpdate?: string | undefined }>>> = {
    REPORT: useReportDetails(claim),
    SERVICES: useServicesDetails(claim),
    REPAIRS: useRepairsDetails(claim),
  };
  if (!timeline || timeline.isStatic) return undefined;
  for (const { category, status, statusText } of timeline.categories.toReversed()) {
    const isUnderWay = status === "in_progress" || (!status && statusText);
    const load = isUnderWay ? loads[category] : undefined;
    if (load?.status === "ready" && load.data.latestUpdate) {
      return { text: load.data.latestUpdate, language: load.language };
    }
  }
  return undefined;
}
