"use client";

import type { ComponentProps, JSX } from "react";
import { Choice } from "../choice/choice.tsx";
import { type FieldProps, useField } from "../field/use-field.ts";
import { useText } from "../messages/locale.ts";
import { joinNames } from "../shared/join-names.ts";
import { switchText } from "./text.ts";

/** Props of {@link Switch}. The others, `ref` among them, go to the `<input>`. */
export interface SwitchProps extends FieldProps, Omit<ComponentProps<"input">, "role" | "type"> {
  /**
   * A switch is on or off, and so never left out; few need the word.
   * @default "hide"
   */
  optionalText?: FieldProps["optionalText"];
}

/**
 * Turns something on or off at once. It is a native checkbox with the role of a switch: a form sends
 * its `name` and `value` while it is on. What takes effect only when a form is sent is a checkbox.
 *
 * Style hooks: `.ck-switch`, `:checked`; around it `.ck-choice` with the parts `label`, `optional`,
 * `hint`, `error`.
 */
export function Switch({ optionalText = "hide", ...props }: SwitchProps): JSX.Element {
  const { switchedOff } = useText(switchText);
  const [frame, control] = useField({ ...props, optionalText }, { valueMissing: switchedOff });
  const { className, ...input } = control;

  return (
    <Choice {...frame}>
      <input
        {...input}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native box says so itself
        role="switch"
        className={joinNames("ck-switch", className)}
      />
    </Choice>
  );
}
