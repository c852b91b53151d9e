"use client";

import type { ComponentProps, JSX } from "react";
import { renderChoice } from "../choice/render-choice.tsx";
import { type FieldProps, useField } from "../field/use-field.ts";
import { useText } from "../messages/locale.ts";
import { joinNames } from "../shared/join-names.ts";
import { switchText } from "./text.ts";

/** Props of {@link Switch}. All other props, including `ref`, are passed to the `<input>`. */
export interface SwitchProps extends FieldProps, Omit<ComponentProps<"input">, "role" | "type"> {
  /**
   * A switch is always on or off, so the word is rarely needed.
   * @default "hide"
   */
  optionalText?: FieldProps["optionalText"];
}

/**
 * Turns a setting on or off immediately. It is a native checkbox with the switch role: the form submits
 * its `name` and `value` while it is on. For settings that take effect when a form is submitted, use a
 * checkbox.
 *
 * Style hooks: `.ck-switch`, `:checked`; around it `.ck-choice` with the parts `label`, `optional`,
 * `hint`, `error`.
 */
export function Switch(props: SwitchProps): JSX.Element {
  const { switchedOff } = useText(switchText);
  const [frame, control] = useField(
    { ...props, optionalText: props.optionalText ?? "hide" },
    { valueMissing: switchedOff },
  );

  return renderChoice(
    frame,
    <input
      {...control}
      type="checkbox"
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox has its own state
      role="switch"
      className={joinNames("ck-switch", control.className)}
    />,
  );
}
