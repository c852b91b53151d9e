"use client";

import { formatMoney, parseMoney } from "@claimkit/claims-api/format";
import { type ClaimQuery, useLocale, useSettings, useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { serverValue } from "../key-values/server-value.tsx";
import { payoutText } from "../payout/text.ts";
import { useClaimMoney } from "./use-claim-money.ts";

interface ClaimMoneyProps {
  claim: ClaimQuery;
}

/** Shows what the insurer has paid and what the claimant pays. Renders nothing if neither is known. */
export function ClaimMoney({ claim }: ClaimMoneyProps): JSX.Element | null {
  const text = useText(payoutText);
  const locale = useLocale();
  const { providerName } = useSettings();
  const load = useClaimMoney(claim);
  if (load.status === "loading")
    return (
      // With a key, so that React does not reuse the element for the figures.
      <div key="loading" className="ck-card ck-claim-money" data-loading />
    );
  if (load.status !== "ready") return null;
  const { paid, deductible, deductibleLanguage } = load.data;
  if (!paid && !deductible) return null;

  const amount = (value: string, language: string | undefined): string | JSX.Element => {
    const written = formatMoney(value, locale);
    return serverValue(written, written, language);
  };
  return (
    <div className="ck-card ck-claim-money">
      <dl>
        {paid && (
          <div>
            <dt>{text.paidBy(providerName)}</dt>
            <dd>{amount(paid, load.language)}</dd>
          </div>
        )}
        {deductible && (
          <div>
            <dt>{text.deductible}</dt>
            <dd>{amount(deductible, deductibleLanguage)}</dd>
          </div>
        )}
      </dl>
      <ShareBar paid={parseMoney(paid)} deductible={parseMoney(deductible)} />
    </div>
  );
}

interface ShareBarProps {
  paid: number | undefined;
  deductible: number | undefined;
}

/** Draws two amounts to scale. */
function ShareBar({ paid, deductible }: ShareBarProps): JSX.Element | null {
  if (paid === undefined || deductible === undefined) return null;
  const total = paid + deductible;
  if (paid < 0 || deductible < 0 || total === 0) return null;
  return (
    <svg className="ck-claim-money-bar" aria-hidden="true" preserveAspectRatio="none">
      <rect width="100%" height="100%" className="ck-claim-money-share" />
      <rect width={`${(100 * paid) / total}%`} height="100%" />
    </svg>
  );
}
