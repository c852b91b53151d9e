"use client";

import { calendarDay, parseTime } from "@claimkit/claims-api/format";
import { useLocale } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import type { Appointment } from "./appointment.ts";
import { formatAppointment } from "./format-appointment.ts";

interface AppointmentTimeProps {
  appointment: Appointment;
}

/** The day and time of an appointment, local to the shop. */
export function AppointmentTime({ appointment }: AppointmentTimeProps): JSX.Element {
  const locale = useLocale();
  const { date, time = "" } = appointment;
  return <time dateTime={machineTime(date, time)}>{formatAppointment(date, time, locale)}</time>;
}

/** `2026-11-20T09:30`, as far as it can be parsed. */
function machineTime(date: string, written: string): string | undefined {
  const day = calendarDay(date)?.toISOString().slice(0, 10);
  const time = parseTime(written);
  if (!day || !time) return day;
  const [hour, minute] = [time.hour, time.minute].map((part) => String(part).padStart(2, "0"));
  return `${day}T${hour}:${minute}`;
}
