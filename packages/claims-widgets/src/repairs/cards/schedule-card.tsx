"use client";

import { calendarDay, parseTime } from "@claimkit/claims-api/format";
import { ButtonBar } from "@claimkit/ui-kit/button-bar";
import { useLocale, useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { AddToCalendar, type Appointment } from "../../shared/add-to-calendar.tsx";
import { formatAppointment } from "../../shared/format-appointment.ts";
import { appointmentOf } from "../appointment.ts";
import type { RepairsBlock } from "../block.ts";
import type { ScenarioProps } from "../scenario-props.ts";
import { repairsText } from "../text.ts";
import { ShopFacts } from "./shop-facts.tsx";
import { ViewOnMap } from "./view-on-map.tsx";

/** Time and place of the appointment. */
export function ScheduleCard({
  repairs,
  claim: { claimNumber },
}: Pick<ScenarioProps, "repairs" | "claim">): JSX.Element | null {
  const text = useText(repairsText);
  const appointment = appointmentOf(repairs);
  const shop = repairs.shopInfo;
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
function When({ appointment: { date, time = "" } }: { appointment: Appointment }): JSX.Element {
  const text = useText(repairsText);
  const locale = useLocale();
  return (
    <div>
      <dt>{text.when}</dt>
      <dd className="ck-repairs-strong">
        <time dateTime={machineTime(date, time)}>{formatAppointment(date, time, locale)}</time>
      </dd>
    </div>
  );
}

/** `2026-11-20T09:30`, as far as it can be parsed. */
function machineTime(date: string, written: string): string | undefined {
  const day = calendarDay(date)?.toISOString().slice(0, 10);
  const time = parseTime(written);
  if (!day || !time) return day;
  const [hour, minute] = [time.hour, time.minute].map((part) => String(part).padStart(2, "0"));
  return `${day}T${hour}:${minute}`;
}
