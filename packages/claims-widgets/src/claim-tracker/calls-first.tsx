"use client";

import { type ClaimQuery, useIsFromServer } from "@claimkit/widget-runtime";
import { type ReactNode, useEffect, useState } from "react";
import { useClaimSummary } from "../claim-summary/claim-summary.tsx";
import { useCloseDetails } from "../close/close.tsx";
import { useNextSteps } from "../next-steps/use-next-steps.ts";
import { usePayoutDetails } from "../payout/payout.tsx";
import { useRepairsDetails } from "../repairs/repairs.tsx";
import { useReportDetails } from "../report/report.tsx";
import { useServicesDetails } from "../services/services.tsx";
import { useTimeline } from "../timeline/timeline.tsx";

interface CallsFirstProps {
  claim: ClaimQuery;
  /** Whether the page of this or another claim has been rendered. */
  hasStarted: boolean;
  onStart: (hasStarted: true) => void;
  /** Shown while the calls start. */
  start: ReactNode;
  /** The page. */
  children: ReactNode;
}

// Why: docs/decisions/claim-page.md#calls-start-before-the-page-renders
/**
 * Starts the calls of a claim's page, and then renders it. A page whose data is known is rendered at once, and so is
 * one that comes from a server.
 */
export function CallsFirst({
  claim,
  hasStarted,
  onStart,
  start,
  children,
}: CallsFirstProps): ReactNode {
  const loads = [
    useClaimSummary(claim),
    useTimeline(claim),
    useRepairsDetails(claim),
    useReportDetails(claim),
    useServicesDetails(claim),
    usePayoutDetails(claim),
    useCloseDetails(claim),
    useNextSteps(claim),
  ];
  const isFromServer = useIsFromServer();
  const [isKnown] = useState(isFromServer || loads.some(({ status }) => status !== "loading"));
  // The calls are sent before what this renders.
  useEffect(() => onStart(true), [onStart]);

  return hasStarted || isKnown ? children : start;
}
