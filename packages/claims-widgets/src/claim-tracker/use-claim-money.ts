"use client";

import type { ClaimQuery, LoadState } from "@claimkit/widget-runtime";
import { usePayoutDetails } from "../payout/payout.tsx";
import { deductiblesOf } from "../report/deductible.ts";
import { useReportDetails } from "../report/report.tsx";

/** The two figures that a claimant asks for first, as the server sends them: `1000`, `$1,000.00` or a word. */
export interface ClaimMoneyFacts {
  /** What the insurer has paid so far. */
  paid: string | undefined;
  /** What the claimant pays. */
  deductible: string | undefined;
  /** Language of `deductible`, which may be the report's. */
  deductibleLanguage: string | undefined;
}

/** Requests what the insurer has paid and the deductible, for a custom view. */
export function useClaimMoney(claim: ClaimQuery): LoadState<ClaimMoneyFacts> {
  const load = usePayoutDetails(claim);
  const report = useReportDetails(claim);
  if (load.status !== "ready") return load;
  const { deductible: own, providerPaidAmount: paid } = load.data;
  if (!own && report.status === "loading") return report;
  // Before the first payment, the coverage has it, unless there are several.
  const [known, ...others] = deductiblesOf(report.data?.coverageInfo ?? [], []);
  const deductible = own || (others.length === 0 ? known?.amount : undefined);
  const { language: deductibleLanguage } = own || report.status !== "ready" ? load : report;
  return { ...load, data: { paid, deductible, deductibleLanguage } };
}
