"use client";

import { ButtonBar } from "@claimkit/ui-kit/button-bar";
import { useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { AddToCalendar } from "../../shared/add-to-calendar.tsx";
import type { Appointment } from "../../shared/appointment.ts";
import { AppointmentTime } from "../../shared/appointment-time.tsx";
import { appointmentOf } from "../appointment.ts";
import type { RepairsBlock } from "../block.ts";
import { knownShop } from "../known-shop.ts";
import type { ScenarioProps } from "../scenario-props.ts";
import { repairsText } from "../text.ts";
import { ShopPicture } from "./shop-picture.tsx";
import { ShopFacts } from "./shop-facts.tsx";
import { ViewOnMap } from "./view-on-map.tsx";

/** Time and place of the appointment. */
export function ScheduleCard({
  repairs,
  claim: { claimNumber },
}: Pick<ScenarioProps, "repairs" | "claim">): JSX.Element | null {
  const text = useText(repairsText);
  const appointment = appointmentOf(repairs);
  const shop = knownShop(repairs.shopInfo);
  if (!appointment && !shop) return null;
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not a form control group
      role="group"
      aria-label={text.appointmentAt(shop?.name)}
      className="ck-repairs-schedule"
      data-block={"appointment" satisfies RepairsBlock}
    >
      <dl className="ck-repairs-facts">
        {appointment && <When appointment={appointment} />}
        <ShopFacts label={text.where} shop={shop} />
      </dl>
      <ShopPicture shop={shop} />
      <ButtonBar>
        <ViewOnMap claimNumber={claimNumber} shop={shop} />
        {appointment && (
          <AddToCalendar
            claimNumber={claimNumber}
            title={text.appointmentAt(shop?.name)}
            appointment={appointment}
          />
        )}
      </ButtonBar>
    </div>
  );
}

/** The day and time, local to the shop. */
function When({ appointment }: { appointment: Appointment }): JSX.Element {
  const text = useText(repairsText);
  return (
    <div>
      <dt>{text.when}</dt>
      <dd className="ck-repairs-strong">
        <AppointmentTime appointment={appointment} />
      </dd>
    </div>
  );
}
