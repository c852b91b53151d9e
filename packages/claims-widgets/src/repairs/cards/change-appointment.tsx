"use client";

import { ActionControl, useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { appointmentOf } from "../appointment.ts";
import type { ScenarioProps } from "../scenario-props.ts";
import { repairsText } from "../text.ts";

/** The action to change the appointment, or to make the first one. */
export function ChangeAppointment({
  repairs,
  claim: { claimNumber },
}: Pick<ScenarioProps, "repairs" | "claim">): JSX.Element {
  const text = useText(repairsText);
  return (
    <ActionControl action="change-appointment" detail={{ claimNumber, ...appointmentOf(repairs) }}>
      {text.changeAppointment}
    </ActionControl>
  );
}
