"use client";

import type { RepairsDetails } from "@claimkit/claims-api";
import { Heading, ServerText, useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import type { RepairsBlock } from "../block.ts";
import { repairsText } from "../text.ts";

interface DeductibleCardProps {
  payDeductible: RepairsDetails["payDeductible"];
  headingLevel: number;
}

/** The customer's share of the repairs, and how to pay it. */
export function DeductibleCard({
  payDeductible,
  headingLevel,
}: DeductibleCardProps): JSX.Element | null {
  const text = useText(repairsText);
  const { displayTitle, displayText } = payDeductible ?? {};
  if (!displayTitle && !displayText) return null;
  return (
    <div className="ck-repairs-block" data-block={"deductible" satisfies RepairsBlock}>
      <Heading level={headingLevel} className="ck-repairs-heading">
        {displayTitle ? <ServerText>{displayTitle}</ServerText> : text.payDeductible}
      </Heading>
      {displayText && (
        <p className="ck-repairs-text">
          <ServerText>{displayText}</ServerText>
        </p>
      )}
    </div>
  );
}
