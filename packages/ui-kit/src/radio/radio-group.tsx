"use client";

import { type ComponentProps, type JSX, useImperativeHandle, useRef } from "react";
import { choiceText } from "../choice/text.ts";
import { renderFieldGroup } from "../field/field-group.tsx";
import { type FieldProps, useField } from "../field/use-field.ts";
import { asControl } from "../field/group-ref.ts";
import { useText } from "../messages/locale.ts";
import { changeOf, type ValueEvent } from "../shared/value-event.ts";
import { RadioGroupContext } from "./radio-group-context.ts";
import { wrapArrows } from "./wrap-arrows.ts";

// See README.md in this folder.
/** Props of {@link RadioGroup}. All other props, including `ref`, are passed to the `<fieldset>`. */
export interface RadioGroupProps
  extends FieldProps, Omit<ComponentProps<"fieldset">, "defaultValue" | "onChange"> {
  /** Requires a choice. */
  required?: boolean | undefined;
  /** The controlled value; `""` if no option is chosen. */
  value?: string | undefined;
  /** The initial value of an uncontrolled group. */
  defaultValue?: string | undefined;
  /** Called with the value of the option that the user chooses. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Called when `onValueChange` is, with an event whose `target` has only `name` and `value`. */
  onChange?: ((event: ValueEvent<string>) => void) | undefined;
  /** Renders a border around each option, and makes the whole box clickable. */
  bounded?: boolean | undefined;
  /** Lays the options out side by side, without their descriptions. */
  horizontal?: boolean | undefined;
}

/**
 * A group of native radios. The browser handles the arrow keys, the form and its reset, and only the
 * DOM holds the state.
 *
 * Style hooks: `.ck-field[role="radiogroup"]`, `[data-bounded]`, `[data-horizontal]`,
 * `[aria-invalid="true"]`; parts `label`, `optional`, `hint`, `error`.
 */
export function RadioGroup({ ref, onChange, ...props }: RadioGroupProps): JSX.Element {
  const { optionMissing } = useText(choiceText);
  const [frame, control] = useField(props, { valueMissing: optionMissing });
  const { name, form, required, value, defaultValue, onValueChange, ...others } = control;
  const { bounded, horizontal, onInput, onInvalid, children, ...fieldset } = others;

  const group = useRef<HTMLFieldSetElement>(null);
  useImperativeHandle(ref, () => asControl(group.current, false), []);

  return renderFieldGroup(
    // Only with a label: docs/reference/kit.md#fields
    { ...frame, optional: frame.label && frame.optional },
    // oxlint-disable-next-line react/refs, react-hooks-js/refs -- only passed to the <fieldset>, not read
    {
      ...fieldset,
      ref: group,
      "data-bounded": bounded,
      "data-horizontal": horizontal,
      role: "radiogroup",
      "aria-required": required,
      onKeyDown(event) {
        fieldset.onKeyDown?.(event);
        wrapArrows(event);
      },
    },
    <RadioGroupContext
      value={{
        input: {
          // Why: docs/decisions/forms.md#radios-and-checkboxes-keep-their-own-state
          // Radios without a name do not exclude each other.
          name: name ?? frame.id,
          form,
          required,
          onInput,
          onInvalid,
          onChange({ target }) {
            onValueChange?.(target.value);
            onChange?.(changeOf(name, target.value));
          },
        },
        checkedBy: value !== undefined ? "checked" : defaultValue !== undefined && "defaultChecked",
        value: value ?? defaultValue,
        invalid: control["aria-invalid"],
        horizontal,
      }}
    >
      {children}
    </RadioGroupContext>,
  );
}
