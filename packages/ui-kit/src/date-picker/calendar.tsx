"use client";

import { type JSX, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { SvgIcon } from "../icon/svg-icon.tsx";
import { chevron, doubleChevron } from "../icon/icon-paths.ts";
import { useText } from "../messages/locale.ts";
import { isLost } from "../shared/restore-focus.ts";
import { CalendarGrid } from "./calendar-grid.tsx";
import { type DateRules, isAvailable } from "./date-rules.ts";
import { type TimeFormatProps, timeOf, toValue } from "./date-value.ts";
import { addMonths, clamp, dateOf, firstOfMonth, readDate, today, yearOf } from "./dates.ts";
import { nameUnavailable } from "./name-unavailable.ts";
import { nameOf } from "./names.ts";
import { trapTab } from "./trap-tab.ts";
import { datePickerText } from "./text.ts";
import { TimeInput } from "./time-input.tsx";
import { NOON } from "./times.ts";

/** Props of {@link Calendar}. */
export interface CalendarProps {
  value: string;
  rules: DateRules;
  format: TimeFormatProps;
  /** Called with `""` to clear the date. */
  onChoose: (value: string) => void;
  /** Called for each change of the time, possibly several times in a row. */
  onTime: (value: string) => void;
  onClose: () => void;
}

/** Debounce of resizing, in ms. */
const RESIZE_DEBOUNCE = 50;

/** The day that the user has moved to. */
interface Place {
  /** May be out of range; the cursor is clamped. */
  day: number;
  /** Day of the month to return to after a shorter month. */
  wished: number | undefined;
  /** Focuses the day. */
  hasFocus: boolean;
  /** The chosen value at that time; the cursor is reset when another day is chosen. */
  chosen: number | undefined;
}

/** Content of the date picker's popup: a month of days, navigation, a legend, and optionally a time. */
export function Calendar({
  value,
  rules,
  format,
  onChoose,
  onTime,
  onClose,
}: CalendarProps): JSX.Element {
  const text = useText(datePickerText);
  const box = useRef<HTMLDivElement>(null);
  const headingId = useId();

  const chosen = readDate(value);
  // A time without a day is kept until a day is chosen.
  const [wishedTime, setWishedTime] = useState(NOON);
  const time = timeOf(value) || wishedTime;
  const [last, setPlace] = useState<Place>();
  // A date chosen or typed in the meantime takes precedence.
  const isCurrent = last && last.chosen === chosen;
  const goal = (isCurrent ? undefined : chosen) ?? last?.day ?? today();
  const cursor = clamp(goal, rules.min, rules.max);
  const wished = (isCurrent && last.wished) || dateOf(cursor);

  const isInDays = useRef(false);

  useLayoutEffect(() => {
    if (last?.hasFocus) cursorIn(box.current)?.focus();
  }, [last]);

  useLayoutEffect(() => {
    // The caller has set a date in another month, so the focused day is gone.
    const cell = isInDays.current && cursorIn(box.current);
    if (cell && isLost(cell)) cell.focus();
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function showCursor(): void {
      clearTimeout(timer);
      timer = setTimeout(
        () => cursorIn(box.current)?.scrollIntoView?.({ block: "nearest" }),
        RESIZE_DEBOUNCE,
      );
    }
    // Rotating a phone moves the day.
    addEventListener("resize", showCursor);
    return () => removeEventListener("resize", showCursor);
  }, []);

  function move(to: number, wishedThen?: number, hasFocus = true): void {
    setPlace({ day: to, wished: wishedThen, hasFocus, chosen });
  }

  function page(months: number): void {
    move(addMonths(cursor, months, wished), wished, false);
  }

  const month = firstOfMonth(cursor);
  const year = yearOf(cursor);
  const years: JSX.Element[] = [];
  for (let each = yearOf(rules.min); each <= yearOf(rules.max); each += 1) {
    years.push(<option key={each}>{each}</option>);
  }

  function pager(name: string, months: number): JSX.Element {
    const isAtEnd = months < 0 ? month <= rules.min : addMonths(month, 1) > rules.max;
    return (
      <button
        type="button"
        className="ck-calendar-pager"
        aria-label={name}
        aria-disabled={isAtEnd || undefined}
        onClick={() => page(months)}
      >
        <SvgIcon
          paths={months % 12 ? chevron : doubleChevron}
          rotate={months < 0 ? "start" : "end"}
        />
      </button>
    );
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to events that bubble from its controls
    <div
      ref={box}
      className="ck-calendar"
      onKeyDown={trapTab}
      onFocus={({ target }) => {
        isInDays.current = target.matches("td");
      }}
    >
      <div className="ck-calendar-header">
        {pager(text.previousYear, -12)}
        {pager(text.previousMonth, -1)}
        {/* The year select is transparent, on top of the heading, which shows the same in localized form. */}
        <div className="ck-calendar-title">
          <h2 id={headingId} aria-live="polite">
            {nameOf(month, "month", rules.locale)}
          </h2>
          <select
            aria-label={text.year}
            value={year}
            onChange={({ target }) => page((Number(target.value) - year) * 12)}
          >
            {years}
          </select>
        </div>
        {pager(text.nextMonth, 1)}
        {pager(text.nextYear, 12)}
      </div>
      <CalendarGrid
        rules={rules}
        text={text}
        headingId={headingId}
        cursor={cursor}
        wished={wished}
        chosen={chosen}
        onChoose={(day) => onChoose(toValue(day, time, format))}
        onMove={move}
      />
      {rules.marks.length > 0 && (
        <ul className="ck-calendar-legend">
          {rules.marks.map(({ name, label }) => (
            <li key={name}>
              <span className="ck-calendar-mark" data-mark={name} />
              <span>{label}</span>
            </li>
          ))}
        </ul>
      )}
      {!isAvailable(cursor, rules) && (
        <p className="ck-calendar-note">{nameUnavailable(cursor, rules, text)}</p>
      )}
      {format.hourCycle && (
        <TimeInput
          time={timeOf(toValue(cursor, time, format))}
          cycle={format.hourCycle}
          text={text}
          onChange={(next) => {
            setWishedTime(next);
            if (chosen !== undefined) onTime(toValue(chosen, next, format));
          }}
        />
      )}
      <div className="ck-calendar-footer">
        {value && (
          <button type="button" className="ck-calendar-button" onClick={() => onChoose("")}>
            {text.clearDate}
          </button>
        )}
        <button type="button" className="ck-calendar-button" onClick={onClose}>
          {text.closeCalendar}
        </button>
      </div>
    </div>
  );
}

function cursorIn(box: Element | null): HTMLElement | null | undefined {
  return box?.querySelector<HTMLElement>("[data-autofocus]");
}
