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
import { afterPress, watchPresses } from "./after-press.ts";
import {
  type Constrained,
  type ConstraintMessage,
  type FieldText,
  firstInvalid,
  missingMessage,
} from "./constraint.ts";
import type { FieldFrame } from "./field-texts.tsx";
import { fieldText } from "./text.ts";

/** What every form control takes beside the attributes of its element. */
export interface FieldProps {
  /** Names the control, and stands above it or beside it. */
  label: ReactNode;
  /** How to fill it in, in a few words. Screen readers read it after the label. */
  instructionalText?: ReactNode;
  /** What is wrong with the value. It wins over what constraint validation finds. */
  error?: ReactNode;
  /** The value is wrong, and what is wrong is said elsewhere. */
  invalid?: boolean | undefined;
  /**
   * Whether the label of a control that is not required says '(optional)'. See docs/reference/kit.md#fields.
   * @default "show"
   */
  optionalText?: "show" | "hide" | undefined;
  /** Replaces sentences of constraint validation, by the flags of `ValidityState`. */
  validationText?: Partial<FieldText> | undefined;
}

/** What a field reads of its control's own attributes. */
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

/** What a field gives to its control, beside the attributes that the control came with. */
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
  /** In which control, and with which value. */
  control?: Constrained;
  of?: string;
}

/** What constraint validation has found. */
const nothing: Found = { text: "", alert: 0 };

/**
 * Ties a control to its label, its hint and its error, whether the caller has found it or constraint
 * validation. The latter speaks in the kit's words: when the control is found invalid, as it is when
 * its form can't be sent; then with every change, until it is valid or the form is reset.
 *
 * @param ownText what this kind of control says in other words than the rest
 * @param message says what is wrong, where more can be wrong than that a value is missing
 * @returns the props of the {@link Field} around the control, and those of the control itself
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
    validationText,
    ...rest
  } = props;
  const words = { ...useText(fieldText), ...ownText, ...validationText };
  const locale = useLocale();
  const [found, find] = useState(nothing);
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
    optional: !rest.required && optionalText === "show" && words.optional,
  };

  function look(control: Constrained, alert = 0): void {
    find({ text: message(control, words, locale), alert, control, of: valueIn(control) });
  }

  // The caller may replace the value that was found invalid.
  useEffect(() => {
    const { text, control, of } = found;
    // oxlint-disable-next-line react/set-state-in-effect, react-hooks-js/set-state-in-effect -- the browser knows only now whether it is valid
    if (text && control && valueIn(control) !== of) look(control);
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
        watchPresses();
      },
      onBlur(event) {
        rest.onBlur?.(event as never);
        // What leaving the field changes in its frame must not move the button that is being pressed.
        if (afterPress(() => hold(undefined))) hold(frame);
      },
      onInput(event) {
        rest.onInput?.(event as never);
        if (frame.error) look(event.target as Constrained);
      },
      onInvalid(event) {
        rest.onInvalid?.(event as never);
        const target = event.target as Constrained;
        // A screen reader reads the error when the focus arrives; where the focus is already, it has
        // to be told, each time.
        const group = groupOf(target) ?? target;
        const alerts = !event.defaultPrevented && group.matches(":focus-within");
        if (!event.defaultPrevented && firstInvalid(target) === target) target.focus();
        // Instead of the browser's own bubble.
        // Why: docs/decisions/forms.md#constraint-validation-uses-our-messages
        event.preventDefault();
        if (!found.text)
          target.form?.addEventListener("reset", () => find(nothing), { once: true });
        look(target, alerts ? found.alert + 1 : 0);
      },
    },
  ];
}

function groupOf(control: Constrained): Element | null {
  return control.closest("fieldset.ck-field");
}

/** Whatever of a control, or of the options of its group, a new value changes. */
function valueIn(control: Constrained): string {
  const options = groupOf(control)?.querySelectorAll("input") ?? [control as HTMLInputElement];
  return [
    control.required,
    ...Array.from(options, ({ value, checked }) => [value, checked]),
  ].join();
}
