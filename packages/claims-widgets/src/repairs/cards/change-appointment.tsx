"use client";

import { ActionControl, useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { appointmentOf } from "../appointment.ts";
import type { ScenarioProps } from "../scenario-props.ts";
import { repairsText } from "../text.ts";

/** Asks the host for another appointment, or for a first one where the shop has none yet. */
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
