"use client";

import { type JSX, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { useKitText, useLocale } from "../text/locale.tsx";
import { datePickerText } from "../text/text.ts";
import { CalendarGrid } from "./calendar-grid.tsx";
import { Drawing } from "../icon/drawing.tsx";
import { chevron, doubleChevron } from "../icon/drawings.ts";
import { type DateRuleProps, isAvailable, readRules } from "./date-rules.ts";
import { type TimeFormatProps, toValue } from "./date-value.ts";
import { addMonths, clamp, dateOf, firstOfMonth, readDate, today, yearOf } from "./dates.ts";
import { nameUnavailable } from "./name-unavailable.ts";
import { knownLocale, nameOf } from "./names.ts";
import { Later } from "./effects.tsx";
import { stayInside } from "./stay-inside.ts";
import { TimeInput } from "./time-input.tsx";
import { NOON, splitTime } from "./times.ts";

/** Props of {@link Calendar}. */
export interface CalendarProps {
  value: string;
  /** Those of the date picker. */
  props: DateRuleProps & TimeFormatProps;
  onError: (code: "locale" | "date", value: string) => void;
  /** `""` for none. */
  onChoose: (value: string) => void;
  /** The time of the chosen day, which may change again at once. */
  onTime: (value: string) => void;
  onClose: () => void;
}

/** Spec 001, section 9: the debounce of resizing, in ms. */
const RESIZE_DEBOUNCE = 50;

/** What is in the popup of a date picker: a month of days, ways to others, a legend, and perhaps a time. */
export function Calendar({
  value,
  props,
  onError,
  onChoose,
  onTime,
  onClose,
}: CalendarProps): JSX.Element {
  const text = useKitText(datePickerText);
  const language = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const headingId = useId();

  const unusable: ["locale" | "date", string][] = [];
  const locale = knownLocale(language, (tag) => unusable.push(["locale", tag]));
  const rules = readRules(props, (date) => unusable.push(["date", date]));

  const view = { rules, locale, text, headingId };
  const chosen = readDate(value);
  const time = splitTime(value).time ?? NOON;
  const [place, setPlace] = useState(() => {
    const day = clamp(chosen ?? today(), rules.min, rules.max);
    return { day, wished: dateOf(day), hasFocus: false };
  });
  const cursor = clamp(place.day, rules.min, rules.max);

  useLayoutEffect(() => {
    if (place.hasFocus) cursorIn(box.current)?.focus();
  }, [place]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function showCursor(): void {
      clearTimeout(timer);
      timer = setTimeout(
        () => cursorIn(box.current)?.scrollIntoView({ block: "nearest" }),
        RESIZE_DEBOUNCE,
      );
    }
    // A phone that is turned leaves the day somewhere else.
    addEventListener("resize", showCursor);
    return () => removeEventListener("resize", showCursor);
  }, []);

  function move(to: number, wished?: number, hasFocus = true): void {
    const day = clamp(to, rules.min, rules.max);
    setPlace({ day, wished: wished ?? dateOf(day), hasFocus });
  }

  function page(months: number): void {
    move(addMonths(cursor, months, place.wished), place.wished, false);
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
        <Drawing
          paths={months % 12 ? chevron : doubleChevron}
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
        {/* The list of years lies, unseen, over the heading, which says the same in the words of its language. */}
        <div className="ck-calendar-title">
          <h2 id={headingId} aria-live="polite">
            {nameOf(month, "month", locale)}
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
        {...view}
        cursor={cursor}
        wished={place.wished}
        chosen={chosen}
        onChoose={(day) => onChoose(toValue(day, time, props))}
        onMove={move}
      />
      {rules.marks.length > 0 && (
        <ul className="ck-calendar-legend">
          {rules.marks.map(({ name, label }) => (
            <li key={name}>
              <span className="ck-calendar-mark" data-mark={name} />
              {label}
            </li>
          ))}
        </ul>
      )}
      {!isAvailable(cursor, rules) && (
        <p className="ck-calendar-note">
          {nameUnavailable(nameOf(cursor, "full", locale), rules.disabled.get(cursor), text)}
        </p>
      )}
      {props.time && (
        <TimeInput
          time={toValue(cursor, time, props).slice(11)}
          cycle={props.time}
          text={text}
          onChange={(next) => onTime(toValue(chosen ?? cursor, next, props))}
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
      {unusable.length > 0 && (
        <Later
          key={unusable.join()}
          then={() => unusable.forEach(([code, what]) => onError(code, what))}
        />
      )}
    </div>
  );
}

function cursorIn(box: Element | null): HTMLElement | null | undefined {
  return box?.querySelector<HTMLElement>("[data-autofocus]");
}
