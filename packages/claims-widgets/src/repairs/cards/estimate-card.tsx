"use client";

import { Heading, ServerText, useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import type { RepairsBlock } from "../block.ts";
import type { ScenarioProps } from "../scenario-props.ts";
import { repairsText } from "../text.ts";
import { Estimate } from "./estimate.tsx";

/** The estimate, shown immediately. */
export function EstimateCard({
  repairs: { viewEstimate },
  claim,
  headingLevel,
}: ScenarioProps): JSX.Element | null {
  const text = useText(repairsText);
  if (!viewEstimate) return null;
  const { displayTitle, displayText, displayBottomInfo, estimates } = viewEstimate;
  if (!displayTitle && !displayText && !displayBottomInfo?.length && !estimates.length) return null;
  return (
    <div className="ck-repairs-block" data-block={"estimate" satisfies RepairsBlock}>
      <Heading level={headingLevel} className="ck-repairs-heading">
        {displayTitle ? <ServerText>{displayTitle}</ServerText> : text.estimate}
      </Heading>
      <Estimate
        viewEstimate={viewEstimate}
        claim={claim}
        headingLevel={headingLevel + 1}
        isCompact
      />
    </div>
  );
}
