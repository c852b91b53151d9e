"use client";

import type { Payment } from "@claimkit/claims-api";
import { formatRowValue } from "@claimkit/claims-api/format";
import { Accordion } from "@claimkit/ui-kit/accordion";
import { clampHeadingLevel, Heading, useShowMore, useText } from "@claimkit/widget-runtime";
import { type JSX, useState } from "react";
import { displayRows } from "../key-values/display-rows.tsx";
import { KeyValues } from "../key-values/key-values.tsx";
import { useCoverageWords } from "../key-values/use-coverage-words.ts";
import { payoutText } from "./text.ts";

interface PaymentBreakdownProps {
  payments: readonly Payment[];
  headingLevel: number;
}

/** The payments by payee, in a nested accordion that is initially closed. */
export function PaymentBreakdown({ payments, headingLevel }: PaymentBreakdownProps): JSX.Element {
  const text = useText(payoutText);
  const words = useCoverageWords();
  const [open, setOpen] = useState(false);
  const { count, ref, button } = useShowMore<HTMLDivElement>(payments.length);

  return (
    <Accordion
      heading={open ? text.closeBreakdown : text.openBreakdown}
      panelLabel={text.breakdown}
      headingLevel={clampHeadingLevel(headingLevel)}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      className="ck-section-part"
    >
      <div ref={ref} className="ck-payout-payments">
        {payments.slice(0, count).map(({ payee, paymentInfo }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a payee may be paid twice
          <div key={place} className="ck-payout-payment">
            <Heading level={headingLevel + 1} className="ck-payout-payee">
              {payee ? text.paymentTo(payee) : text.payment}
            </Heading>
            <KeyValues layout="amounts" rows={displayRows(paymentInfo, words, formatRowValue)} />
          </div>
        ))}
      </div>
      {button}
    </Accordion>
  );
}
