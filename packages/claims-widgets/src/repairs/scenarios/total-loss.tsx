"use client";

import { ServerText, useText } from "@claimkit/widget-runtime";
import { SvgIcon } from "@claimkit/ui-kit/svg-icon";
import { clock } from "@claimkit/ui-kit/icon-paths";
import type { JSX } from "react";
import { ContactQuestions } from "../cards/contact-questions.tsx";
import { DisplayBlock } from "../cards/display-block.tsx";
import { DocumentAccordion } from "../cards/document-accordion.tsx";
import { Estimate } from "../cards/estimate.tsx";
import { ValuationAccordion } from "../cards/valuation-accordion.tsx";
import type { ScenarioProps } from "../scenario-props.ts";
import { repairsText } from "../text.ts";

/** `TOTAL_LOSS`: what to do, and the available documents. */
export function TotalLoss({ repairs, claim, headingLevel }: ScenarioProps): JSX.Element {
  const text = useText(repairsText);
  const { viewEstimate, lossEvaluationDocument: valuation } = repairs;
  const estimateTitle = viewEstimate?.displayTitle;
  const hasEstimate = viewEstimate !== undefined && viewEstimate.estimates.length > 0;

  return (
    <>
      <DisplayBlock block={repairs.displayInfo} />
      <ValuationAccordion repairs={repairs} claim={claim} headingLevel={headingLevel} />
      {hasEstimate && (
        <DocumentAccordion
          heading={estimateTitle ? <ServerText>{estimateTitle}</ServerText> : text.estimate}
          headingLevel={headingLevel}
          block="estimate"
        >
          <Estimate viewEstimate={viewEstimate} claim={claim} headingLevel={headingLevel + 1} />
        </DocumentAccordion>
      )}
      {!valuation && !hasEstimate && (
        <p className="ck-repairs-panel">
          <SvgIcon paths={clock} /> <span>{text.notReady}</span>
        </p>
      )}
      <DisplayBlock block={repairs.displayBottomInfo} />
      <ContactQuestions person={repairs.generalClaimQuestions} headingLevel={headingLevel} />
    </>
  );
}
