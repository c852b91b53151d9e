"use client";

import { useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import type { ScenarioProps } from "../scenario-props.ts";
import { repairsText } from "../text.ts";
import { DocumentAccordion } from "./document-accordion.tsx";
import { RepairsDocument } from "./repairs-document.tsx";

/** The valuation of the vehicle, in an accordion. */
export function ValuationAccordion({
  repairs: { lossEvaluationDocument: valuation },
  claim,
  headingLevel,
}: ScenarioProps): JSX.Element | null {
  const text = useText(repairsText);
  if (!valuation) return null;
  return (
    <DocumentAccordion heading={text.valuation} headingLevel={headingLevel} block="valuation">
      <RepairsDocument
        {...claim}
        documentPublicID={valuation.documentPublicID}
        kind="valuation"
        title={text.valuation}
        headingLevel={headingLevel + 1}
      />
    </DocumentAccordion>
  );
}
