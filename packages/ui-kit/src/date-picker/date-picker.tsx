"use client";

import {
  type ComponentProps,
  type JSX,
  type KeyboardEvent,
  type SyntheticEvent,
  useRef,
  useState,
} from "react";
import { Field } from "../field/field.tsx";
import { type FieldProps, useField } from "../field/use-field.ts";
import { Drawing } from "../icon/drawing.tsx";
import { calendar, clock, close } from "../icon/drawings.ts";
import { type PopupPosition, usePopup } from "../popup/use-popup.ts";
import { joinNames } from "../shared/join-names.ts";
import { useKitText, useLocale } from "../text/locale.tsx";
import { datePickerText } from "../text/text.ts";
import { Calendar } from "./calendar.tsx";
import type { DateRuleProps } from "./date-rules.ts";
import { hintFor, normalize, type TimeFormatProps, writeValue } from "./date-value.ts";
import { knownLocale } from "./names.ts";
import { readField } from "./read-field.ts";
import { Later, Settled } from "./effects.tsx";
import { useDateValue } from "./use-date-value.ts";

/** In one path each: a page may have many pickers, and every element of one costs time. */
const icons = { calendar: [calendar.join("")], clock: [clock.join("")] };

/** What a date picker could not use. Spec 001, section 8. */
export interface DatePickerError {
  /**
   * `locale`: the language around the picker is none that the browser knows. `date`: a date of the
   * caller is none. `input`: what was typed is no date, or none that can be chosen.
   */
  code: "locale" | "date" | "input";
  value: string;
}

type Input = Omit<
  ComponentProps<"input">,
  "defaultValue" | "max" | "min" | "onError" | "type" | "value"
>;

/** Props of {@link DatePicker}. The others, `ref` among them, go to the `<input>`. */
export interface DatePickerProps extends FieldProps, DateRuleProps, TimeFormatProps, Input {
  /**
   * The date, when the caller holds it: ISO or MM/DD/YYYY, with a time behind it if one is asked for,
   * such as `2026-11-20T14:30`; `""` for none.
   */
  value?: string | undefined;
  /** The date that it starts with, when it holds its own. */
  defaultValue?: string | undefined;
  /** Told of a date that was typed or chosen, in ISO; `""` for none, and for text that is no date. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * Whether a date can be typed. It can then be written in many ways, and is read back in words.
   * Without it, the field opens the calendar.
   * @default false
   */
  allowInput?: boolean | undefined;
  /**
   * The icon that opens the calendar; a picker does not bring along all that `Icon` has.
   * @default "calendar"
   */
  iconName?: keyof typeof icons | undefined;
  /**
   * Where the calendar stands: `auto` is below the field, or above it where there is more room.
   * @default "auto right"
   */
  pickerPosition?: PopupPosition | undefined;
  /** Told of what the picker could not use. Without it, the console is. */
  onError?: ((error: DatePickerError) => void) | undefined;
}

/**
 * A field for a date, and a calendar to choose it from.
 *
 * A year of two digits is one of the hundred years up to that of `max`: with the usual range, up to 15
 * years from now.
 *
 * Style hooks: `.ck-date-picker` (the `<input>`), `[aria-invalid="true"]`; around it `.ck-field` with the
 * parts `label`, `hint`, `error`; the calendar is `.ck-calendar`, with `.ck-calendar-grid`,
 * `.ck-calendar-legend`, `[data-mark]` and `.ck-time-input`.
 */
export function DatePicker(props: DatePickerProps): JSX.Element {
  // Some are here only so that they are not there, among what goes to the input.
  /* oxlint-disable no-unused-vars */
  const {
    value: held,
    defaultValue = "",
    onValueChange,
    onError,
    min,
    max,
    disabledDates,
    datesOne,
    datesOneLabel,
    datesTwo,
    datesTwoLabel,
    datesThree,
    datesThreeLabel,
    allowInput,
    time,
    showSeconds,
    iconName = "calendar",
    pickerPosition = "auto right",
    ...field
  } = props;
  /* oxlint-enable no-unused-vars */
  const text = useKitText(datePickerText);
  const language = useLocale();
  const box = useRef<HTMLSpanElement>(null);
  const opener = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const shut = (): void => setOpen(false);
  const popup = usePopup({
    open,
    onClose: shut,
    anchor: box,
    trigger: opener,
    position: pickerPosition,
  });

  const given = held ?? defaultValue;
  const start = normalize(given, props);
  const { value, draft, type, show, settle } = useDateValue(
    held === undefined ? undefined : start,
    start,
    onValueChange,
    box,
  );
  const unread = draft?.problem ? undefined : draft?.text;
  const isUntold = draft && draft.value !== draft.of;
  const shown = writeValue(value, props, text);

  const { instructionalText: hint = hintFor(props, text) } = props;
  const [frame, { className, name, ...input }] = useField({
    ...field,
    error: field.error || (draft?.problem && <span role="alert">{draft.problem}</span>),
    instructionalText: allowInput ? (
      // In the place of the hint, so that nothing jumps away from under a finger that presses a button.
      <span aria-live="polite">{draft?.readBack ?? hint}</span>
    ) : (
      hint
    ),
  });
  const popupId = `${frame.id}-calendar`;
  const isFixed = input.disabled || input.readOnly;

  function report(code: DatePickerError["code"], what: string): void {
    if (onError) onError({ code, value: what });
    // oxlint-disable-next-line no-console -- it is where the specification sends what nobody handles
    else console.error(`DatePicker: invalid ${code} "${what}".`);
  }

  function read(): void {
    if (unread === undefined) return;
    const locale = knownLocale(language, () => {});
    const next = readField(unread, props, locale, text);
    settle(next.value, next.reading);
    if (next.reading.problem) report("input", unread);
  }

  function openFrom(event: SyntheticEvent<HTMLElement>): void {
    event.preventDefault();
    if (isFixed) return;
    read();
    opener.current = event.currentTarget;
    setOpen(true);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    input.onKeyDown?.(event);
    if (event.defaultPrevented) return;
    const opens = allowInput
      ? event.altKey && event.key === "ArrowDown"
      : ["Enter", " ", "ArrowDown"].includes(event.key);
    if (opens) openFrom(event);
    else if (event.key === "Enter" && unread !== undefined) {
      // What was made of the text is to be seen before it is sent.
      event.preventDefault();
      read();
    }
  }

  return (
    <Field {...frame}>
      <span ref={box} className="ck-date-picker-box">
        <input
          autoComplete="off"
          {...input}
          {...(!allowInput && opensCalendar)}
          type="text"
          className={joinNames("ck-date-picker", className)}
          value={draft?.text ?? shown}
          onChange={(event) => {
            input.onChange?.(event);
            if (allowInput) type(event.target.value);
          }}
          onBlur={(event) => {
            input.onBlur?.(event);
            read();
          }}
          onClick={(event) => {
            input.onClick?.(event);
            if (!allowInput) openFrom(event);
          }}
          onKeyDown={handleKey}
        />
        <button
          type="button"
          className="ck-date-picker-button"
          disabled={isFixed}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={popupId}
          aria-label={text.chooseDate + (shown && `, ${shown}`)}
          onClick={(event) => (open ? shut() : openFrom(event))}
        >
          <Drawing paths={open ? close : icons[iconName]} />
        </button>
        {name && (
          <input
            type="hidden"
            name={name}
            value={value}
            form={input.form}
            disabled={input.disabled}
          />
        )}
      </span>
      <div
        {...popup}
        id={popupId}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <dialog> can't be a manual popover
        role="dialog"
        aria-modal="true"
        aria-label={text.chooseDate}
        className="ck-popup ck-date-picker-popup"
      >
        {open && (
          <Calendar
            value={value}
            props={props}
            onError={report}
            onChoose={(next) => {
              settle(next);
              if (!time || !next) shut();
            }}
            onTime={show}
            onClose={shut}
          />
        )}
      </div>
      {given && !start && <Later key={given} then={() => report("date", given)} />}
      {isUntold && <Later key={value} after={CHANGE_DEBOUNCE} then={() => settle(value)} />}
      {draft && !isUntold && unread === undefined && <Settled draft={draft} box={box} />}
    </Field>
  );
}

/** Spec 001, section 9: the debounce of changes, in ms. Somebody may hold an arrow key down. */
const CHANGE_DEBOUNCE = 300;

/** Not `readonly`, which would keep the browser from asking for a required date. */
const opensCalendar = {
  "aria-readonly": true,
  "aria-haspopup": "dialog",
  inputMode: "none",
} as const;
