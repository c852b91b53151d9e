"use client";

import type { JSX } from "react";
import { clamp, pad } from "./dates.ts";
import type { datePickerText } from "./text.ts";
import { fromClock, type Halves, type HourCycle, onClock } from "./times.ts";

/** Props of {@link TimeInput}. */
export interface TimeInputProps {
  /** `14:30`, or `14:30:15` */
  time: string;
  cycle: HourCycle;
  text: typeof datePickerText.english;
  onChange: (time: string) => void;
}

/** The form receives the whole time, so the parts are neither submitted nor validated. */
const ofNoForm = { form: "" };

/** Hours, minutes and optionally seconds. Their limits: docs/reference/kit.md#values-and-range. */
export function TimeInput({ time, cycle, text, onChange }: TimeInputProps): JSX.Element {
  const parts = time.split(":");
  const labels = [text.hour, text.minute, text.second];
  const { hour, half } = onClock(time);

  function change(place: number, part: number): void {
    onChange(parts.with(place, pad(part)).join(":"));
  }

  function spin(part: string, place: number): JSX.Element {
    const isClock = cycle === "12" && place === 0;
    const shown = isClock ? pad(hour) : part;
    const [min, max] = place > 0 ? [0, 59] : isClock ? [1, 12] : [0, 23];
    return (
      <label key={place}>
        <span>{labels[place]}</span>
        <input
          {...ofNoForm}
          type="number"
          min={min}
          max={max}
          // Typed text stays as it is until the field loses focus; the reported value is within the
          // limits.
          defaultValue={shown}
          onChange={({ target }) => {
            const next = clamp(Math.trunc(target.valueAsNumber), min, max);
            if (next >= 0) change(place, isClock ? fromClock(next, half) : next);
          }}
          // A focused number field would change with the wheel, instead of scrolling.
          onWheel={({ currentTarget }) => currentTarget.blur()}
          onBlur={({ target }) => {
            target.value = shown;
          }}
        />
      </label>
    );
  }

  return (
    <fieldset className="ck-time-input" aria-label={text.time}>
      {parts.map(spin)}
      {cycle === "12" && (
        <select
          {...ofNoForm}
          aria-label={`${text.am} / ${text.pm}`}
          value={half}
          onChange={({ target }) => change(0, fromClock(hour, target.value as keyof Halves))}
        >
          <option value="am">{text.am}</option>
          <option value="pm">{text.pm}</option>
        </select>
      )}
    </fieldset>
  );
}
