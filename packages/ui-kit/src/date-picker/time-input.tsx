"use client";

import { type JSX, useEffect, useRef, useState } from "react";
import { useLatest } from "../shared/use-latest.ts";
import type { datePickerText } from "../text/text.ts";
import { pad } from "./dates.ts";
import { fromClock, type Halves, type HourCycle, onClock } from "./times.ts";

/** Props of {@link TimeInput}. */
export interface TimeInputProps {
  /** `14:30`, or `14:30:15` */
  time: string;
  cycle: HourCycle;
  showSeconds: boolean;
  text: typeof datePickerText;
  /** Told once the keys have been quiet for a moment, as somebody may hold one down. */
  onChange: (time: string) => void;
}

/** Spec 001, section 9: the debounce of changes, in ms. */
const CHANGE_DEBOUNCE = 300;

/** Spec 001, section 5. */
const limits = {
  hour12: { min: 1, max: 12 },
  hour24: { min: 0, max: 23 },
  sixty: { min: 0, max: 59 },
};

/** Hours, minutes and perhaps seconds, each a spin button. */
export function TimeInput({
  time,
  cycle,
  showSeconds,
  text,
  onChange,
}: TimeInputProps): JSX.Element {
  const [typed, setTyped] = useState(time);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [hours = "", minutes = "", seconds = "00"] = typed.split(":");
  const { hour, half } = onClock(typed);

  const tell = useLatest(() => {
    clearTimeout(timer.current);
    if (typed !== time) onChange(typed);
  });
  useEffect(() => () => tell.current(), [tell]);

  function change(parts: { hours?: number; minutes?: number; seconds?: number }): void {
    const next = [parts.hours ?? hours, parts.minutes ?? minutes];
    if (showSeconds) next.push(parts.seconds ?? seconds);
    setTyped(next.map((part) => pad(part)).join(":"));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => tell.current(), CHANGE_DEBOUNCE);
  }

  return (
    // In a field of its own form it is no part of the form around it, which only gets the whole.
    <fieldset className="ck-time-input" data-part="time" onBlur={() => tell.current()}>
      <legend>{text.time}</legend>
    </fieldset>
  );
}
