"use client";

import type { JSX, KeyboardEvent, MouseEvent } from "react";
import { type DateRules, isAvailable, isInRange } from "./date-rules.ts";
import { addMonths, dateOf, daysInMonth, firstOfMonth, toIso, today, weekdayOf } from "./dates.ts";
import { nameUnavailable } from "./name-unavailable.ts";
import { firstWeekday, nameOf, weekdayNames } from "./names.ts";

/** Props of {@link CalendarGrid}. */
export interface CalendarGridProps {
  /** The day that has the focus, or will get it; its month is shown. */
  cursor: number;
  /** Which date of the month the cursor goes to where a month has it. */
  wished: number;
  chosen: number | undefined;
  rules: DateRules;
  locale: string;
  /** "{date} is not available" */
  notAvailable: string;
  /** Names the grid. */
  headingId: string;
  /** The focus is to go to another day. */
  onMove: (day: number, wished?: number) => void;
  onChoose: (day: number) => void;
}

const WEEK = 7;

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
  locale,
  notAvailable,
  headingId,
  onMove,
  onChoose,
}: CalendarGridProps): JSX.Element {
  const firstColumn = firstWeekday(locale);
  const now = today();

  const columnOf = (day: number): number => (weekdayOf(day) - firstColumn + WEEK) % WEEK;
  const first = firstOfMonth(cursor);
  const last = first + daysInMonth(cursor) - 1;
  const weeks: number[] = [];
  for (let week = first - columnOf(first); week <= last; week += WEEK) weeks.push(week);

  const columns = Array.from({ length: WEEK }, (_, column) => (column + firstColumn) % WEEK);
  const long = weekdayNames(locale, "weekday");
  const short = weekdayNames(locale, "shortWeekday");

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
    else if (isInRange(day, rules)) onMove(day);
  }

  function press({ target }: MouseEvent): void {
    const day = (target as Element).closest("td")?.dataset["day"];
    if (day) pick(Number(day));
  }

  function cell(day: number): JSX.Element {
    if (day < first || day > last) return <td key={day} />;

    const name = nameOf(day, "full", locale);
    const meanings = rules.marks.filter(({ days }) => days.has(day));
    const labels = meanings.flatMap(({ label }) => label ?? []);
    const isFree = isAvailable(day, rules);
    const reason = rules.disabled.get(day) ?? "";

    return (
      <td
        key={day}
        role="gridcell"
        data-day={day}
        aria-label={[
          isFree ? name : nameUnavailable(name, reason, notAvailable),
          ...labels,
        ].join(", ")}
        aria-current={day === now ? "date" : undefined}
        aria-selected={day === chosen || undefined}
        aria-disabled={!isFree || undefined}
        tabIndex={day === cursor ? 0 : isInRange(day, rules) ? -1 : undefined}
        data-autofocus={day === cursor || undefined}
      >
        {/* The tooltip is not the cell's own, or it would be read after the name, which has it. */}
        <span title={[reason, ...labels].filter(Boolean).join(", ") || undefined}>
          {dateOf(day)}
          {meanings.map(({ name: mark }) => (
            <span key={mark} className="ck-calendar-mark" data-mark={mark} />
          ))}
        </span>
      </td>
    );
  }

  return (
    <table
      role="grid"
      aria-labelledby={headingId}
      className="ck-calendar-grid"
      data-part="grid"
      onKeyDown={move}
      onClick={press}
    >
      <thead>
        <tr>
          {columns.map((weekday) => (
            <th key={weekday} scope="col" abbr={long[weekday]}>
              {short[weekday]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={toIso(week)}>{columns.map((_, column) => cell(week + column))}</tr>
        ))}
      </tbody>
    </table>
  );
}
