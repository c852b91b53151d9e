"use client";

import { type JSX, type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Drawing } from "../icon/drawing.tsx";
import { chevron } from "../icon/drawings.ts";
import type { datePickerText } from "../text/text.ts";
import { CalendarGrid } from "./calendar-grid.tsx";
import { type DateRules, isAvailable } from "./date-rules.ts";
import { addMonths, clampDay, dateOf, firstOfMonth, today, yearOf } from "./dates.ts";
import { nameUnavailable } from "./name-unavailable.ts";
import { nameOf } from "./names.ts";

/** Props of {@link Calendar}. */
export interface CalendarProps {
  chosen: number | undefined;
  rules: DateRules;
  locale: string;
  text: typeof datePickerText;
  onChoose: (day: number) => void;
  /** What else can be chosen, such as a time. */
  children?: ReactNode;
}

/** Points down as all drawings do. */
const doubleChevron = ["M6 6l6 6 6-6", "M6 13l6 6 6-6"];

/** A month of days, the ways to other months and years, and the legend of its marks. */
export function Calendar({
  chosen,
  rules,
  locale,
  text,
  onChoose,
  children,
}: CalendarProps): JSX.Element {
  const { min, max } = rules;
  const box = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const [place, setPlace] = useState(() => {
    const day = clampDay(chosen ?? today(), min, max);
    return { day, wished: dateOf(day) };
  });
  const cursor = clampDay(place.day, min, max);
  const month = firstOfMonth(cursor);

  function goTo(day: number, wished?: number): void {
    const next = clampDay(day, min, max);
    setPlace({ day: next, wished: wished ?? dateOf(next) });
  }

  function page(months: number): void {
    goTo(addMonths(cursor, months, place.wished), place.wished);
  }

  function pager(name: string, months: number): JSX.Element {
    const isAtEnd = months < 0 ? month <= min : addMonths(month, 1) > max;
    return (
      <button
        type="button"
        className="ck-calendar-button"
        aria-label={name}
        aria-disabled={isAtEnd || undefined}
        onClick={() => page(months)}
      >
        <Drawing
          paths={Math.abs(months) > 1 ? doubleChevron : chevron}
          turn={months < 0 ? "start" : "end"}
        />
      </button>
    );
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it listens to the controls in it
    <div ref={box} className="ck-calendar" onKeyDown={stayInside}>
      <div className="ck-calendar-header">
        {pager(text.previousYear, -12)}
        {pager(text.previousMonth, -1)}
        <div className="ck-calendar-title">
          <h2 id={headingId} aria-live="polite">
            {nameOf(month, "month", locale)}
          </h2>
          <select
            aria-label={text.year}
            value={yearOf(cursor)}
            onChange={({ target }) => page((Number(target.value) - yearOf(cursor)) * 12)}
          >
            {Array.from({ length: yearOf(max) - yearOf(min) + 1 }, (_, index) => (
              <option key={index}>{yearOf(min) + index}</option>
            ))}
          </select>
        </div>
        {pager(text.nextMonth, 1)}
        {pager(text.nextYear, 12)}
      </div>
      <CalendarGrid
        cursor={cursor}
        wished={place.wished}
        chosen={chosen}
        rules={rules}
        locale={locale}
        notAvailable={text.dateNotAvailable}
        headingId={headingId}
        onChoose={onChoose}
        onMove={(day, wished) => {
          flushSync(() => goTo(day, wished));
          box.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
        }}
      />
      {!isAvailable(cursor, rules) && (
        <p className="ck-calendar-note">
          {nameUnavailable(
            nameOf(cursor, "full", locale),
            rules.disabled.get(cursor) ?? "",
            text.dateNotAvailable,
          )}
        </p>
      )}
      {rules.marks.length > 0 && (
        <ul className="ck-calendar-legend" data-part="legend">
          {rules.marks.map(({ name, label }) => (
            <li key={name}>
              <span className="ck-calendar-mark" data-mark={name} /> {label}
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}

/** Tab goes round, as in every dialog of ARIA's authoring practices. */
function stayInside(event: KeyboardEvent): void {
  if (event.key !== "Tab") return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>("button, input, select, [tabindex='0']"),
  ];
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (event.target !== from) return;
  event.preventDefault();
  to?.focus();
}
