import type { ComponentProps } from "react";
import type { FieldProps } from "../field/use-field.ts";
import type { ValueHandlers } from "../shared/value-event.ts";
import type { PopupPosition } from "../popup/use-popup.ts";
import type { DateRuleProps } from "./date-rules.ts";
import type { TimeFormatProps } from "./date-value.ts";

/** An input that a date picker could not use. See docs/reference/kit.md#date-picker-errors. */
export interface DatePickerError {
  /**
   * `locale`: the browser does not support the language. `date`: a date from the caller is invalid.
   * `input`: the typed text is not a date, or the date is not available.
   */
  code: "locale" | "date" | "input";
  /** The text that could not be used: a language tag, a date or the typed text. */
  value: string;
}

type Input = Omit<
  ComponentProps<"input">,
  "defaultValue" | "max" | "min" | "onBlur" | "onChange" | "onError" | "type" | "value"
>;

// See README.md in this folder.
/** Props of `DatePicker`. All other props, including `ref`, are passed to the `<input>`. */
export interface DatePickerProps
  extends FieldProps, DateRuleProps, TimeFormatProps, ValueHandlers<string>, Input {
  /**
   * The controlled date: ISO or MM/DD/YYYY, followed by a time if one is requested, such as
   * `2026-11-20T14:30`; `""` if empty.
   */
  value?: string | undefined;
  /** The initial date of an uncontrolled picker. */
  defaultValue?: string | undefined;
  /**
   * Called with a date in ISO that was chosen or typed, or with `""` if it was cleared or the text is not
   * a date. For a typed date or time, called 300 ms after the last change or when the user leaves the
   * field; the form sends it at once.
   */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * Whether a date can be typed, in many formats; the parsed date is shown in words. Otherwise,
   * clicking the field opens the calendar.
   * @default false
   */
  allowInput?: boolean | undefined;
  /**
   * The icon of the button. Limited to these two, so that the picker does not include all of `Icon`.
   * @default "calendar"
   */
  iconName?: "calendar" | "clock" | undefined;
  /**
   * Position of the calendar: `auto` is below the field, or above it if there is more space.
   * @default "auto right"
   */
  pickerPosition?: PopupPosition | undefined;
  /**
   * Called with input that the picker can't use: `value`, `min` and `max` when they are set, typed text
   * when the user has finished it, and everything else then or when the calendar opens. Each mistake of
   * the caller is reported once. By default, it is logged to the console.
   */
  onError?: ((error: DatePickerError) => void) | undefined;
}
