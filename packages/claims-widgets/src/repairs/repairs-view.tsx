"use client";

import type { RepairsScenario } from "@claimkit/claims-api";
import { Accordion } from "@claimkit/ui-kit/accordion";
import { wrench } from "@claimkit/ui-kit/icon-paths";
import { clampHeadingLevel, useText } from "@claimkit/widget-runtime";
import type { ComponentType, JSX } from "react";
import { LatestUpdate } from "../shared/latest-update.tsx";
import { SectionHeading } from "../shared/section-heading.tsx";
import { Introduction } from "./cards/introduction.tsx";
import type { ScenarioProps } from "./scenario-props.ts";
import { DriveinServiceSelectedNoEstimate } from "./scenarios/drivein-service-selected-no-estimate.tsx";
import { IsEligibleNoServiceSelectedNoEstimate } from "./scenarios/is-eligible-no-service-selected-no-estimate.tsx";
import { NoOysServiceSelectedEstimate } from "./scenarios/no-oys-service-selected-estimate.tsx";
import { NotEligibleNoServiceSelected } from "./scenarios/not-eligible-no-service-selected.tsx";
import { OysServiceSelectedEstimate } from "./scenarios/oys-service-selected-estimate.tsx";
import { OysServiceSelectedNoEstimate } from "./scenarios/oys-service-selected-no-estimate.tsx";
import { ThirdParty } from "./scenarios/third-party.tsx";
import { TotalLoss } from "./scenarios/total-loss.tsx";
import { Unknown } from "./scenarios/unknown.tsx";
import { repairsText } from "./text.ts";

const scenarios: Record<RepairsScenario, ComponentType<ScenarioProps>> = {
  TOTAL_LOSS: TotalLoss,
  IS_ELIGIBLE_NO_SERVICE_SELECTED_NO_ESTIMATE: IsEligibleNoServiceSelectedNoEstimate,
  OYS_SERVICE_SELECTED_NO_ESTIMATE: OysServiceSelectedNoEstimate,
  DRIVEIN_SERVICE_SELECTED_NO_ESTIMATE: DriveinServiceSelectedNoEstimate,
  NOT_ELIGIBLE_NO_SERVICE_SELECTED: NotEligibleNoServiceSelected,
  NO_OYS_SERVICE_SELECTED_ESTIMATE: NoOysServiceSelectedEstimate,
  OYS_SERVICE_SELECTED_ESTIMATE: OysServiceSelectedEstimate,
  THIRD_PARTY: ThirdParty,
  UNKNOWN: Unknown,
};

/** Renders repairs: the latest update first, then the insurer's text, then the content of the scenario. */
export function RepairsView({ repairs, claim, headingLevel }: ScenarioProps): JSX.Element {
  const text = useText(repairsText);
  const Scenario = scenarios[repairs.scenario];
  const inside = headingLevel + 1;

  return (
    <Accordion
      heading={<SectionHeading icon={wrench}>{text.heading}</SectionHeading>}
      headingLevel={clampHeadingLevel(headingLevel)}
      defaultOpen
      className="ck-section ck-repairs"
    >
      <LatestUpdate update={repairs.latestUpdate} />
      <Introduction repairs={repairs} claim={claim} headingLevel={inside} />
      <Scenario repairs={repairs} claim={claim} headingLevel={inside} />
    </Accordion>
  );
}
