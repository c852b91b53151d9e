"use client";

import type { JSX, KeyboardEvent } from "react";
import { type DateRules, isAvailable } from "./date-rules.ts";
import { addMonths, dateOf, firstOfMonth, today, weekdayOf } from "./dates.ts";
import { nameUnavailable } from "./name-unavailable.ts";
import { firstWeekday, nameOf } from "./names.ts";
import type { datePickerText } from "./text.ts";

/** Props of {@link CalendarGrid}. */
export interface CalendarGridProps {
  /** The day with the focus, or that will receive it; its month is shown. */
  cursor: number;
  /** Day of the month that the cursor returns to in months that are long enough. */
  wished: number;
  chosen: number | undefined;
  rules: DateRules;
  text: typeof datePickerText.english;
  /** Accessible name of the grid. */
  headingId: string;
  /** Called when the focus moves to another day. */
  onMove: (day: number, wished?: number) => void;
  onChoose: (day: number) => void;
}

const WEEK = 7;
const columns = [0, 1, 2, 3, 4, 5, 6];

/** Days that the arrow keys move by, in left-to-right text. */
const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -WEEK,
  ArrowDown: WEEK,
};

/** Months that the paging keys move by. */
const pages: Record<string, number> = { PageUp: -1, PageDown: 1 };

/**
 * The days of a month. One of them is in the tab order.
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

  /** Returns the day that a key leads to from the cursor. */
  function destination({
    key,
    shiftKey,
    ctrlKey,
    currentTarget,
  }: KeyboardEvent): number | undefined {
    const column = columnOf(cursor);
    const page = pages[key];
    if (page) return addMonths(cursor, shiftKey ? page * 12 : page, wished);
    if (key === "Home") return ctrlKey ? first : cursor - column;
    if (key === "End") return ctrlKey ? last : cursor + WEEK - 1 - column;
    const step = steps[key];
    const isMirrored = getComputedStyle(currentTarget).direction === "rtl";
    return step && cursor + (isMirrored && Math.abs(step) === 1 ? -step : step);
  }

  function handleKey(event: KeyboardEvent): void {
    const { key, altKey, metaKey } = event;
    if (altKey || metaKey) return;
    const day = destination(event);

    if (day !== undefined) onMove(day, pages[key] && wished);
    else if (key === "Enter" || key === " ") pick(cursor);
    else return;
    event.preventDefault();
  }

  function pick(day: number): void {
    if (isAvailable(day, rules)) onChoose(day);
    else onMove(day);
  }

  function cell(day: number): JSX.Element {
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell
    if (day < first || day > last) return <td key={day} />;

    const meanings = rules.marks.filter(({ days }) => days.has(day));
    const labels = meanings.flatMap(({ label }) => label ?? []);
    const isFree = isAvailable(day, rules);

    return (
      <td
        key={day}
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- some tools look only at the tag
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
        {/* Not the cell's `title`, which would be read after the name, which already contains it. */}
        <span title={rules.disabled.get(day) || undefined}>
          <span>{dateOf(day)}</span>
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
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- as in the ARIA pattern
      role="grid"
      aria-labelledby={headingId}
      className="ck-calendar-grid"
      onKeyDown={handleKey}
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
