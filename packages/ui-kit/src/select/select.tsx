"use client";

import {
  type ComponentProps,
  type JSX,
  useImperativeHandle,
  useInsertionEffect,
  useRef,
} from "react";
import { choiceText } from "../choice/text.ts";
import { renderField } from "../field/render-field.tsx";
import { type FieldProps, useField } from "../field/use-field.ts";
import { useText } from "../messages/locale.ts";
import { joinNames } from "../shared/join-names.ts";
import { selectText } from "./text.ts";

/** One option of a {@link Select}. */
export interface SelectOption {
  /** Value submitted with the form. */
  value: string;
  /** Text of the option. */
  text: string;
  /** Whether the option cannot be chosen. */
  disabled?: boolean | undefined;
}

/** Props of {@link Select}. All other props, including `ref`, are passed to the `<select>`. */
export interface SelectProps
  extends FieldProps, Omit<ComponentProps<"select">, "multiple" | "size"> {
  /** The options, in order. */
  options?: readonly SelectOption[] | undefined;
  /**
   * Text of an option without a value; a required select is invalid while it is chosen. `""` leaves it
   * out, so that the first option is chosen initially.
   * @default "Select"
   */
  placeholder?: string | undefined;
}

/**
 * A native select, with the browser's keyboard support, type-ahead and mobile picker. Pass children for
 * anything that `options` can't express, such as `<optgroup>` and `<hr>`.
 *
 * Style hooks: `.ck-select`, `[aria-invalid="true"]`; around it `.ck-field` with the parts `label`,
 * `optional`, `hint`, `error`.
 */
export function Select({ ref, ...props }: SelectProps): JSX.Element {
  const { optionMissing } = useText(choiceText);
  const { select: unchosen } = useText(selectText);
  const [frame, control] = useField(props, { valueMissing: optionMissing });
  const { options, placeholder = unchosen, children, ...select } = control;
  const { defaultValue } = select;

  const box = useRef<HTMLSelectElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLSelectElement, []);
  // React marks the initial option only once. Not in a layout effect, because React resets the form of
  // an action before those.
  useInsertionEffect(() => {
    if (box.current && defaultValue !== undefined) markInitial(box.current, `${defaultValue}`);
  }, [defaultValue]);

  return renderField(
    frame,
    <select {...select} ref={box} className={joinNames("ck-select", select.className)}>
      {placeholder && <option value="">{placeholder}</option>}
      {options?.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.text}
        </option>
      ))}
      {children}
    </select>,
  );
}

/** Marks the option that a reset of the form chooses. */
function markInitial(select: HTMLSelectElement, value: string): void {
  const { selectedIndex } = select;
  for (const option of select.options) option.defaultSelected = option.value === value;
  select.selectedIndex = selectedIndex;
}
