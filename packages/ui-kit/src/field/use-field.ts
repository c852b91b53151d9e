"use client";

import {
  type AriaAttributes,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useState,
} from "react";
import { useLocale, useText } from "../messages/locale.ts";
import { useReset } from "../shared/use-reset.ts";
import { afterPress, watchPresses } from "./after-press.ts";
import {
  type Constrained,
  type ConstraintMessage,
  type FieldText,
  firstInvalid,
  groupOf,
  missingMessage,
} from "./constraint.ts";
import type { FieldFrame } from "./field-texts.tsx";
import { fieldText } from "./text.ts";

/** Props of every form control, besides the attributes of its element. */
export interface FieldProps {
  /** Accessible name, shown above or next to the control. */
  label: ReactNode;
  /** Short instructions. Screen readers read them after the label. */
  instructionalText?: ReactNode;
  /** Error message. Takes precedence over constraint validation. */
  error?: ReactNode;
  /** Marks the control as invalid if the error message is shown elsewhere. */
  invalid?: boolean | undefined;
  /**
   * Whether the label of a control that is not required shows '(optional)'. See
   * docs/reference/kit.md#fields.
   * @default "show"
   */
  optionalText?: "show" | "hide" | undefined;
  /** Overrides messages of constraint validation, by the flags of `ValidityState`. */
  validationMessages?: Partial<FieldText> | undefined;
}

/** The attributes of the control that `useField` reads. */
interface ControlProps {
  id?: string | undefined;
  hidden?: boolean | undefined;
  name?: string | undefined;
  required?: boolean | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: AriaAttributes["aria-invalid"];
  onFocus?: ((event: never) => void) | undefined;
  onBlur?: ((event: never) => void) | undefined;
  onInput?: ((event: never) => void) | undefined;
  onInvalid?: ((event: never) => void) | undefined;
}

/** Attributes that `useField` adds to the control's own. */
export interface ControlWiring {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": AriaAttributes["aria-invalid"];
  onFocus: (event: SyntheticEvent) => void;
  onBlur: (event: SyntheticEvent) => void;
  onInput: (event: SyntheticEvent) => void;
  onInvalid: (event: SyntheticEvent) => void;
}

interface Found {
  text: string;
  alert: number;
  /** The control and the value that were found invalid. */
  control?: Constrained;
  of?: string;
}

/** The message of constraint validation. */
const nothing: Found = { text: "", alert: 0 };

/**
 * Connects a control to its label, hint and error, whether the error comes from the caller or from
 * constraint validation. Constraint validation uses the kit's messages: first when the control is found
 * invalid, as on an attempt to submit the form; then on every change, until it is valid or the form is
 * reset.
 *
 * @param ownText messages of this kind of control that differ from the other controls'
 * @param message returns the error message, if the control has constraints besides `required`
 * @returns what surrounds the control, and the props of the control itself
 */
export function useField<Props extends FieldProps & ControlProps>(
  props: Props,
  ownText?: Partial<FieldText>,
  message: ConstraintMessage = missingMessage,
): [FieldFrame, Omit<Props, keyof FieldProps> & ControlWiring] {
  const {
    label,
    instructionalText,
    error,
    invalid,
    optionalText = "show",
    validationMessages,
    ...rest
  } = props;
  const messages = useText(fieldText);
  const locale = useLocale();
  const [found, find] = useState(nothing);
  const watchReset = useReset(() => find(nothing));
  const ownId = useId();
  const id = rest.id ?? ownId;

  const [held, hold] = useState<FieldFrame>();
  const frame = held ?? {
    id,
    hidden: rest.hidden,
    label,
    instructionalText,
    error: error || found.text,
    alert: found.alert,
    // Why: docs/decisions/forms.md#optional-is-shown-by-default
    optional: !rest.required && optionalText === "show" && messages.optional,
  };

  function check(control: Constrained, alert = 0): void {
    const words = { ...messages, ...ownText, ...validationMessages };
    // Browsers skip the constraints of a disabled control, but some still report them.
    const text = control.willValidate ? message(control, words, locale) : "";
    find({ text, alert, control, of: valueIn(control) });
  }

  // The caller may replace the value that was found invalid, or disable its control.
  useEffect(() => {
    const { text, control, of } = found;
    // oxlint-disable-next-line react/set-state-in-effect, react-hooks-js/set-state-in-effect -- validity is known only after rendering
    if (text && control && valueIn(control) !== of) check(control);
  });

  return [
    frame,
    {
      ...rest,
      id,
      "aria-describedby":
        [
          rest["aria-describedby"],
          frame.instructionalText && `${id}-hint`,
          frame.error && `${id}-error`,
        ]
          .filter(Boolean)
          .join(" ") || undefined,
      "aria-invalid": invalid || frame.error ? true : rest["aria-invalid"],
      onFocus(event) {
        rest.onFocus?.(event as never);
        watchPresses(event.target as Node);
      },
      onBlur(event) {
        rest.onBlur?.(event as never);
        // A layout change on blur must not move the button that is being pressed.
        if (afterPress(() => hold(undefined))) hold(frame);
      },
      onInput(event) {
        rest.onInput?.(event as never);
        if (frame.error) check(event.target as Constrained);
      },
      onInvalid(event) {
        rest.onInvalid?.(event as never);
        const target = event.target as Constrained;
        // Screen readers read the error when the control receives focus; if it already has the focus,
        // the error is announced each time.
        const group = groupOf(target) ?? target;
        const alerts = !event.defaultPrevented && group.matches(":focus-within");
        if (!event.defaultPrevented && firstInvalid(target) === target) target.focus();
        // Replaces the browser's own bubble. Why:
        // docs/decisions/forms.md#constraint-validation-uses-our-messages
        event.preventDefault();
        watchReset(target.form);
        check(target, alerts ? found.alert + 1 : 0);
      },
    },
  ];
}

/** Everything about a control, or the options of its group, that its error depends on. */
function valueIn(control: Constrained): string {
  const options = groupOf(control)?.querySelectorAll("input") ?? [control as HTMLInputElement];
  return [
    control.required,
    control.willValidate,
    ...Array.from(options, ({ value, checked }) => [value, checked]),
  ].join();
}
