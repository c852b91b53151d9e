import type { JSX } from "react";
import { ContactQuestions } from "../cards/contact-questions.tsx";
import { DeductibleCard } from "../cards/deductible-card.tsx";
import { DisplayBlock } from "../cards/display-block.tsx";
import { EstimateCard } from "../cards/estimate-card.tsx";
import { RepairsSchedule } from "../cards/repairs-schedule.tsx";
import { ScheduleCard } from "../cards/schedule-card.tsx";
import { ValuationAccordion } from "../cards/valuation-accordion.tsx";
import type { ScenarioProps } from "../scenario-props.ts";

/**
 * A scenario that this version does not know: everything that the server sends, and no sentence of ours. The host has
 * received a warning.
 */
export function Unknown({ repairs, claim, headingLevel }: ScenarioProps): JSX.Element {
  return (
    <>
      <DisplayBlock block={repairs.displayInfo} />
      <ScheduleCard repairs={repairs} claim={claim} />
      <ValuationAccordion repairs={repairs} claim={claim} headingLevel={headingLevel} />
      <EstimateCard repairs={repairs} claim={claim} headingLevel={headingLevel} />
      <DeductibleCard payDeductible={repairs.payDeductible} headingLevel={headingLevel} />
      <RepairsSchedule
        claimNumber={claim.claimNumber}
        schedule={repairs.repairsSchedule}
        headingLevel={headingLevel}
      />
      <DisplayBlock block={repairs.displayBottomInfo} />
      <ContactQuestions person={repairs.generalClaimQuestions} headingLevel={headingLevel} />
    </>
  );
}
