"use client";

import { ButtonBar } from "@claimkit/ui-kit/button-bar";
import { ActionControl, useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { ChangeAppointment } from "../cards/change-appointment.tsx";
import { Guarantee } from "../cards/guarantee.tsx";
import { ScheduleCard } from "../cards/schedule-card.tsx";
import type { ScenarioProps } from "../scenario-props.ts";
import { repairsText } from "../text.ts";

/** `OYS_SERVICE_SELECTED_NO_ESTIMATE`: an appointment at a shop of the repair network. */
export function OysServiceSelectedNoEstimate({ repairs, claim }: ScenarioProps): JSX.Element {
  const text = useText(repairsText);
  const { claimNumber } = claim;
  return (
    <>
      <ScheduleCard repairs={repairs} claim={claim} />
      <ButtonBar>
        <ChangeAppointment repairs={repairs} claim={claim} />
        <ActionControl action="change-shop" detail={{ claimNumber, shop: repairs.shopInfo }}>
          {text.changeShop}
        </ActionControl>
      </ButtonBar>
      <Guarantee />
    </>
  );
}
