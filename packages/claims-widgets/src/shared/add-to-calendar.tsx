"use client";

import { calendarDay, formatPhone } from "@claimkit/claims-api/format";
import { ActionControl, useSettings, useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { calendarFile } from "./calendar-file.ts";
import { saveFile } from "./save-file.ts";
import type { Appointment } from "./appointment.ts";
import { calendarText } from "./text.ts";

interface AddToCalendarProps {
  claimNumber: string;
  /** Title of the calendar event. */
  title: string;
  appointment: Appointment;
}

/**
 * The action `add-to-calendar`, which downloads a calendar file unless the host handles it. Nothing if
 * the date is invalid.
 */
export function AddToCalendar({
  claimNumber,
  title,
  appointment,
}: AddToCalendarProps): JSX.Element | null {
  const text = useText(calendarText);
  const { client } = useSettings();
  const { date, time, shop } = appointment;
  if (!calendarDay(date)) return null;

  function save(): void {
    const notes = [text.claim(claimNumber), shop?.phoneNumber && formatPhone(shop.phoneNumber)];
    const place = [shop?.name, shop?.address];
    const event = {
      // Why: README.md in this folder.
      id: `${claimNumber}@claimkit`,
      title,
      date,
      time,
      location: place.filter(Boolean).join(", "),
      description: notes.filter(Boolean).join("\n"),
    };
    const file = calendarFile(event, new Date());
    if (file) saveFile(new Blob([file], { type: "text/calendar" }), text.fileName, client);
  }

  return (
    <ActionControl
      action="add-to-calendar"
      detail={{ claimNumber, title, date, time, shop }}
      fallback={save}
    >
      {text.addToCalendar}
    </ActionControl>
  );
}
