import type { JSX } from "react";
import { DeductibleCard } from "../cards/deductible-card.tsx";
import { EstimateCard } from "../cards/estimate-card.tsx";
import { Guarantee } from "../cards/guarantee.tsx";
import { RepairsSchedule } from "../cards/repairs-schedule.tsx";
import type { ScenarioProps } from "../scenario-props.ts";

/** `OYS_SERVICE_SELECTED_ESTIMATE`: a shop of the repair network repairs the vehicle. */
export function OysServiceSelectedEstimate({
  repairs,
  claim,
  headingLevel,
}: ScenarioProps): JSX.Element {
  return (
    <>
      <EstimateCard repairs={repairs} claim={claim} headingLevel={headingLevel} />
      <DeductibleCard payDeductible={repairs.payDeductible} headingLevel={headingLevel} />
      <RepairsSchedule
        claimNumber={claim.claimNumber}
        schedule={repairs.repairsSchedule}
        headingLevel={headingLevel}
      />
      <Guarantee />
    </>
  );
}
