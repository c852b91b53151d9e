"use client";

import {
  type FocusEvent,
  type InputEvent,
  type JSX,
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { renderField } from "../field/render-field.tsx";
import { useField } from "../field/use-field.ts";
import { SvgIcon } from "../icon/svg-icon.tsx";
import { calendar, clock, close as cross } from "../icon/icon-paths.ts";
import { useLocale, useText } from "../messages/locale.ts";
import { usePopup } from "../popup/use-popup.ts";
import { joinNames } from "../shared/join-names.ts";
import { useFieldRef } from "../shared/use-field-ref.ts";
import { blurOf, changeOf } from "../shared/value-event.ts";
import { useEarlyText } from "../shared/use-early-text.ts";
import { Calendar } from "./calendar.tsx";
import { readRules } from "./date-rules.ts";
import type { DatePickerError, DatePickerProps } from "./date-picker-props.ts";
import { hintFor, normalize, writeValue } from "./date-value.ts";
import { readDate } from "./dates.ts";
import { useDraftEffects, useReport } from "./effects.ts";
import { readField, whyUnavailable } from "./read-field.ts";
import { datePickerText } from "./text.ts";
import { useDateValue } from "./use-date-value.ts";

const icons = { calendar, clock };

export type { DatePickerError, DatePickerProps } from "./date-picker-props.ts";

/**
 * A field for a date, and a calendar to choose it from.
 *
 * A year of two digits is one of the hundred years up to the year of `max`: with the usual range, up to 15
 * years from now.
 *
 * Style hooks: `.ck-date-picker` (the `<input>`), `[aria-invalid="true"]`; around it `.ck-field` with the
 * parts `label`, `hint`, `error`; the calendar is `.ck-calendar`, with `.ck-calendar-grid`,
 * `.ck-calendar-legend`, `[data-mark]` and `.ck-time-input`.
 */
export function DatePicker(props: DatePickerProps): JSX.Element {
  // Destructured only to keep them out of `...input`.
  /* oxlint-disable no-unused-vars */
  const {
    ref,
    value: controlled,
    defaultValue = "",
    onValueChange,
    onChange,
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
    hourCycle,
    showSeconds,
    iconName = "calendar",
    pickerPosition: position = "auto right",
    ...field
  } = props;
  /* oxlint-enable no-unused-vars */
  const text = useText(datePickerText);
  const language = useLocale();
  const box = useRef<HTMLSpanElement>(null);
  const opener = useRef<HTMLElement>(null);
  const reported = useRef(new Set<string>());
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  // When an `Activity` shows it again, the calendar would take the focus.
  useEffect(() => () => setOpen(false), []);
  const popup = usePopup({ open, onClose: close, anchor: box, trigger: opener, position });

  const given = controlled ?? defaultValue;
  const start = normalize(given, props);
  const { value, draft, show, settle, adopt, watchReset } = useDateValue(
    controlled !== undefined,
    start,
    (next) => {
      onValueChange?.(next);
      onChange?.(changeOf(field.name, next));
    },
  );
  const shown = writeValue(value, props, text);
  const content = draft?.text ?? shown;

  const { instructionalText: hint = hintFor(props, text) } = props;
  const [frame, { className, name, ...input }] = useField({
    ...field,
    onBlur: (event: FocusEvent<HTMLInputElement>) =>
      field.onBlur?.(blurOf(event, field.name, value)),
    error: field.error || draft?.error,
    instructionalText: allowInput ? (
      <span aria-live="polite">{(!draft?.isTyping && draft?.readBack) || hint}</span>
    ) : (
      hint
    ),
  });
  // The error of a typed text is announced when it is shown, and on each attempt to submit the form.
  const alert = (frame.alert ?? 0) + (!field.error && draft?.error ? 1 : 0);
  const popupId = `${frame.id}-calendar`;
  const isFixed = input.disabled || input.readOnly;
  if (open && isFixed) close();

  function report(code: DatePickerError["code"], what: string): void {
    if (onError) onError({ code, value: what });
    // oxlint-disable-next-line no-console -- where unhandled errors go: docs/reference/kit.md#date-picker-errors
    else console.error(`DatePicker: invalid ${code} "${what}".`);
  }

  /** Reports each mistake of the caller once. */
  function reportCaller(code: DatePickerError["code"], what: string): void {
    if (!reported.current.has(what)) report(code, what);
    reported.current.add(what);
  }

  useReport(() => {
    if (given && !start) reportCaller("date", given);
    readRules(props, language, reportCaller);
  }, [given, start, min, max, language]);
  const day = readDate(value);
  const unavailable =
    day === undefined ? "" : whyUnavailable(day, readRules(props, language), text);
  useDraftEffects(draft, box, unavailable, () => draft && settle(draft), watchReset);

  const find = (): HTMLInputElement | null | undefined => box.current?.querySelector("input");
  useFieldRef(ref, {
    find,
    shown: content,
    adopt(written) {
      const next = normalize(written, props);
      watchReset(find()?.form);
      adopt(next);
      return writeValue(next, props, text);
    },
  });
  useEarlyText(find, content);

  function handleInput(event: InputEvent<HTMLInputElement>): void {
    const { currentTarget: control } = event;
    const typed = control.value;
    // Otherwise the event is our own, for a settled value.
    const isTyped = allowInput && typed !== content;
    // The field does not detect the error of a typed text itself, because it is shown later.
    if (isTyped) control.setCustomValidity("");
    input.onInput(event);
    if (!allowInput) control.value = content;
    if (!isTyped) return;
    const reading = readField(typed, readRules(props, language), props, text);
    // Synchronously, because a handler around the field may validate the form.
    control.setCustomValidity(reading.problem ?? "");
    show({ ...reading, text: typed, isTyping: true, error: frame.error && reading.problem });
  }

  /** Shows the parsed date or the error. */
  function finish(): void {
    if (!draft?.isTyping) return;
    const { text: typed = "", problem } = draft;
    readRules(props, language, reportCaller);
    if (problem) report("input", typed);
    settle({ ...draft, text: problem && typed, error: problem, isTyping: false });
  }

  function openFrom(event: SyntheticEvent<HTMLElement>): void {
    event.preventDefault();
    if (isFixed) return;
    finish();
    readRules(props, language, reportCaller);
    opener.current = event.currentTarget;
    setOpen(true);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    input.onKeyDown?.(event);
    // All browsers use this code for keys of an unfinished character composition (Japanese, Chinese).
    if (event.defaultPrevented || event.keyCode === 229) return;
    const opens = allowInput
      ? event.altKey && event.key === "ArrowDown"
      : ["Enter", " ", "ArrowDown"].includes(event.key);
    if (opens) openFrom(event);
    else if (event.key === "Enter" && (open || draft?.isTyping)) {
      // Shows the user the parsed date before the form is submitted.
      event.preventDefault();
      finish();
      close();
    }
  }

  return renderField(
    { ...frame, alert },
    <>
      <span ref={box} className="ck-date-picker-box">
        <input
          autoComplete="off"
          {...input}
          {...(!allowInput && opensCalendar)}
          type="text"
          className={joinNames("ck-date-picker", className)}
          value={content}
          onInput={handleInput}
          onInvalid={(event) => {
            input.onInvalid(event);
            if (event.currentTarget.value === draft?.text) finish();
          }}
          onBlur={(event) => {
            input.onBlur(event);
            finish();
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
          onClick={(event) => (open ? close() : openFrom(event))}
        >
          <SvgIcon paths={open ? cross : icons[iconName]} />
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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it follows the focus in it */}
      <div
        {...popup}
        id={popupId}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <dialog> can't be a manual popover
        role="dialog"
        aria-label={text.chooseDate}
        className="ck-popup ck-date-picker-popup"
        onFocus={markModal}
        onBlur={markModal}
      >
        {open && (
          <Calendar
            rules={readRules(props, language)}
            value={value}
            format={props}
            onChoose={(next) => {
              // The focus is still in the calendar until the next frame.
              if (box.current?.querySelector(":disabled")) return;
              settle({ value: next });
              if (!hourCycle || !next) close();
            }}
            onTime={(next) => show({ value: next })}
            onClose={close}
          />
        )}
      </div>
    </>,
  );
}

/** Not `readonly`, which would exempt a required field from validation. */
const opensCalendar = {
  "aria-readonly": true,
  "aria-haspopup": "dialog",
  inputMode: "none",
} as const;

/** Modal only while the focus is inside: users can type into the field while the calendar is open. */
function markModal({ type, currentTarget }: FocusEvent<HTMLElement>): void {
  currentTarget.ariaModal = `${type === "focus"}`;
}
