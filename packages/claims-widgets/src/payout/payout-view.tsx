"use client";

import type { PayoutDetails } from "@claimkit/claims-api";
import { formatMoney } from "@claimkit/claims-api/format";
import { Accordion } from "@claimkit/ui-kit/accordion";
import { dollar } from "@claimkit/ui-kit/icon-paths";
import { clampHeadingLevel, useSettings, useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { displayRows } from "../key-values/display-rows.tsx";
import { KeyValues } from "../key-values/key-values.tsx";
import { useCoverageWords } from "../key-values/use-coverage-words.ts";
import { isAmount } from "../key-values/is-amount.ts";
import { serverValue } from "../key-values/server-value.tsx";
import { sectionText } from "../shared/text.ts";
import { SectionEmpty } from "../shared/section-empty.tsx";
import { SectionHeading } from "../shared/section-heading.tsx";
import { hasPayments } from "./has-payments.ts";
import { PaymentBreakdown } from "./payment-breakdown.tsx";
import { shownPayments } from "./shown-payments.ts";
import { payoutText } from "./text.ts";
import { withoutFigures } from "./without-figures.ts";

interface PayoutViewProps {
  payout: PayoutDetails;
  isTotalLoss: boolean;
  headingLevel: number;
  /** Content below everything else: the feedback question. */
  children: JSX.Element | false | undefined;
}

/** Renders the deductible and the paid amount, then the payments by payee. */
export function PayoutView({
  payout,
  isTotalLoss,
  headingLevel,
  children,
}: PayoutViewProps): JSX.Element {
  const text = useText(payoutText);
  const section = useText(sectionText);
  const { providerName } = useSettings();
  const words = useCoverageWords();
  // Why: docs/decisions/claim-page.md#empty-payout-and-services
  const { deductible, displayInfo, providerPaidAmount } = payout;
  const payments = shownPayments(payout.paymentDetails);
  const figures = [
    { displayKey: text.deductible, displayValue: formatMoney(deductible, words.locale) },
    {
      displayKey: text.paidBy(providerName),
      displayValue: formatMoney(providerPaidAmount, words.locale),
    },
  ];

  return (
    <Accordion
      heading={<SectionHeading icon={dollar}>{text.heading}</SectionHeading>}
      headingLevel={clampHeadingLevel(headingLevel)}
      defaultOpen
      className="ck-section ck-payout"
    >
      {hasPayments(payout) ? (
        <>
          <p className="ck-section-update">{section.latestUpdate(text.summary)}</p>
          {!isTotalLoss && <p className="ck-payout-as-of-today">{text.asOfToday}</p>}
        </>
      ) : (
        <SectionEmpty icon={dollar}>{text.empty}</SectionEmpty>
      )}
      <KeyValues
        layout="amounts"
        rows={[
          ...figures.map(({ displayKey, displayValue }) => ({
            label: displayKey,
            value: serverValue(displayValue, displayValue),
            isAmount: isAmount(displayValue),
          })),
          ...displayRows(withoutFigures(displayInfo, figures, words), words),
        ]}
      />
      {payments.length > 0 && (
        <PaymentBreakdown payments={payments} headingLevel={headingLevel + 1} />
      )}
      {children}
    </Accordion>
  );
}
