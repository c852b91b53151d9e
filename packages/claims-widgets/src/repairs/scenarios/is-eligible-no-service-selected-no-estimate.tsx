"use client";

import type { DisplayInfo } from "@claimkit/claims-api";
import { ButtonBar } from "@claimkit/ui-kit/button-bar";
import { ActionControl, useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { EstimateOptions } from "../cards/estimate-options.tsx";
import { Guarantee } from "../cards/guarantee.tsx";
import type { ScenarioProps } from "../scenario-props.ts";
import { repairsText } from "../text.ts";

/** `IS_ELIGIBLE_NO_SERVICE_SELECTED_NO_ESTIMATE`: the user chooses how to get an estimate. */
export function IsEligibleNoServiceSelectedNoEstimate({
  repairs: { displayInfo },
  claim: { claimNumber },
}: ScenarioProps): JSX.Element {
  const text = useText(repairsText);
  return (
    <>
      <EstimateOptions claimNumber={claimNumber} options={displayInfo} />
      {displayInfo.some(isShop) && (
        <ButtonBar>
          <ActionControl action="choose-shop" detail={{ claimNumber }} variant="quiet">
            {text.chooseShop}
          </ActionControl>
        </ButtonBar>
      )}
      <Guarantee />
    </>
  );
}

/** Whether an option is to go to a repair shop. `OYS` is the wire's name for the provider's network. */
function isShop({ displayKey }: DisplayInfo): boolean {
  // Why: docs/decisions/claim-page.md#repair-options-and-estimates
  return /shop|oys/i.test(displayKey);
}
