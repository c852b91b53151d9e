"use client";

import type { JSX } from "react";
import { Drawing } from "../icon/drawing.tsx";
import { chevron } from "../icon/drawings.ts";
import type { datePickerText } from "../text/text.ts";
import type { DateRules } from "./date-rules.ts";
import { addMonths, firstOfMonth, yearOf } from "./dates.ts";
import { nameOf } from "./names.ts";

/** Props of {@link CalendarHeader}. */
export interface CalendarHeaderProps {
  /** The heading names the grid. */
  headingId: string;
  /** A day of the month that is shown. */
  day: number;
  rules: DateRules;
  locale: string;
  text: typeof datePickerText;
  /** So many months forward or back. */
  onPage: (months: number) => void;
}

/** Points down, as all drawings do. */
const doubleChevron = ["M6 5l6 6 6-6", "M6 13l6 6 6-6"];

/** The month and year, which are spoken when they change, and the ways to others. */
export function CalendarHeader({
  headingId,
  day,
  rules: { min, max },
  locale,
  text,
  onPage,
}: CalendarHeaderProps): JSX.Element {
  const month = firstOfMonth(day);
  const year = yearOf(day);
  const years: JSX.Element[] = [];
  for (let each = yearOf(min); each <= yearOf(max); each += 1) {
    years.push(<option key={each}>{each}</option>);
  }

  function pager(name: string, months: number): JSX.Element {
    const isAtEnd = months < 0 ? month <= min : addMonths(month, 1) > max;
    return (
      <button
        type="button"
        className="ck-calendar-pager"
        aria-label={name}
        aria-disabled={isAtEnd || undefined}
        onClick={() => onPage(months)}
      >
        <Drawing
          paths={months % 12 ? chevron : doubleChevron}
          turn={months < 0 ? "start" : "end"}
        />
      </button>
    );
  }

  return (
    <div className="ck-calendar-header">
      {pager(text.previousYear, -12)}
      {pager(text.previousMonth, -1)}
      {/* The list of years lies, unseen, over the heading, which says the same in the words of its language. */}
      <div className="ck-calendar-title">
        <h2 id={headingId} aria-live="polite">
          {nameOf(month, "month", locale)}
        </h2>
        <select
          aria-label={text.year}
          value={year}
          onChange={({ target }) => onPage((Number(target.value) - year) * 12)}
        >
          {years}
        </select>
      </div>
      {pager(text.nextMonth, 1)}
      {pager(text.nextYear, 12)}
    </div>
  );
}
