"use client";

import type { JSX, KeyboardEvent } from "react";
import { type DateRules, isAvailable } from "./date-rules.ts";
import { addMonths, dateOf, firstOfMonth, today, weekdayOf } from "./dates.ts";
import { nameUnavailable } from "./name-unavailable.ts";
import { firstWeekday, nameOf } from "./names.ts";
import type { datePickerText } from "./text.ts";

/** Props of {@link CalendarGrid}. */
export interface CalendarGridProps {
  /** The day that has the focus, or will get it; its month is shown. */
  cursor: number;
  /** Which date of the month the cursor goes to where a month has it. */
  wished: number;
  chosen: number | undefined;
  rules: DateRules;
  text: typeof datePickerText.english;
  /** Names the grid. */
  headingId: string;
  /** The focus is to go to another day. */
  onMove: (day: number, wished?: number) => void;
  onChoose: (day: number) => void;
}

const WEEK = 7;
const columns = [0, 1, 2, 3, 4, 5, 6];

/** Days by which the arrow keys move, where people read from left to right. */
const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -WEEK,
  ArrowDown: WEEK,
};

/** Months by which the paging keys move. */
const pages: Record<string, number> = { PageUp: -1, PageDown: 1 };

/**
 * The days of a month, one of which can be reached by Tab.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/
 */
export function CalendarGrid({
  cursor,
  wished,
  chosen,
  rules,
  text,
  headingId,
  onMove,
  onChoose,
}: CalendarGridProps): JSX.Element {
  const { locale } = rules;
  const firstColumn = firstWeekday(locale);
  const now = today();

  const columnOf = (day: number): number => (weekdayOf(day) - firstColumn + WEEK) % WEEK;
  const first = firstOfMonth(cursor);
  const last = addMonths(first, 1) - 1;
  const start = first - columnOf(first);
  const weeks: number[] = [];
  for (let week = start; week <= last; week += WEEK) weeks.push(week);

  function move(event: KeyboardEvent): void {
    const { key, shiftKey, ctrlKey, altKey, metaKey, currentTarget } = event;
    if (altKey || metaKey) return;
    const isMirrored = getComputedStyle(currentTarget).direction === "rtl";
    const step = steps[key];
    const page = pages[key];
    const column = columnOf(cursor);

    if (step) onMove(cursor + (isMirrored && Math.abs(step) === 1 ? -step : step));
    else if (page) onMove(addMonths(cursor, shiftKey ? page * 12 : page, wished), wished);
    else if (key === "Home") onMove(ctrlKey ? first : cursor - column);
    else if (key === "End") onMove(ctrlKey ? last : cursor + WEEK - 1 - column);
    else if (key === "Enter" || key === " ") pick(cursor);
    else return;
    event.preventDefault();
  }

  function pick(day: number): void {
    if (isAvailable(day, rules)) onChoose(day);
    else onMove(day);
  }

  function cell(day: number): JSX.Element {
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a place without a day
    if (day < first || day > last) return <td key={day} />;

    const meanings = rules.marks.filter(({ days }) => days.has(day));
    const labels = meanings.flatMap(({ label }) => label ?? []);
    const isFree = isAvailable(day, rules);

    return (
      <td
        key={day}
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- tools that look at the tag alone see a cell
        role="gridcell"
        aria-label={[
          isFree ? nameOf(day, "full", locale) : nameUnavailable(day, rules, text),
          ...labels,
        ].join(", ")}
        aria-current={day === now ? "date" : undefined}
        aria-selected={day === chosen || undefined}
        aria-disabled={!isFree || undefined}
        tabIndex={day === cursor ? 0 : -1}
        data-autofocus={day === cursor || undefined}
        onClick={() => pick(day)}
      >
        {/* The tooltip is not the cell's own, or it would be read after the name, which has it. */}
        <span title={rules.disabled.get(day) || undefined}>
          {dateOf(day)}
          {meanings.length > 0 && (
            <span className="ck-calendar-marks">
              {meanings.map(({ name: mark }) => (
                <span key={mark} className="ck-calendar-mark" data-mark={mark} />
              ))}
            </span>
          )}
        </span>
      </td>
    );
  }

  return (
    <table
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- ARIA's own pattern
      role="grid"
      aria-labelledby={headingId}
      className="ck-calendar-grid"
      onKeyDown={move}
    >
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" abbr={nameOf(start + column, "weekday", locale)}>
              {nameOf(start + column, "shortWeekday", locale)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week}>{columns.map((column) => cell(week + column))}</tr>
        ))}
      </tbody>
    </table>
  );
}
