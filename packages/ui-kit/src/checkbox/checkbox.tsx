"use client";

import { type ComponentProps, type JSX, useContext } from "react";
import { Choice } from "../choice/choice.tsx";
import { joinInput } from "../choice/join-input.ts";
import { type FieldProps, useField } from "../field/use-field.ts";
import { useText } from "../messages/locale.ts";
import { joinNames } from "../shared/join-names.ts";
import { CheckboxGroupContext } from "./checkbox-group-context.ts";
import { checkboxText } from "./text.ts";

/** Props of {@link Checkbox}. The others, `ref` among them, go to the `<input>`. */
export interface CheckboxProps extends FieldProps, Omit<ComponentProps<"input">, "type"> {
  /** Some of what it stands for is chosen, not all. A click makes it all; the caller then says so. */
  indeterminate?: boolean | undefined;
  /** In a group: rules out the others, as 'None of these' does. */
  exclusive?: boolean | undefined;
  /**
   * Users see that a box can be left unchecked; few boxes need the word.
   * @default "hide"
   */
  optionalText?: FieldProps["optionalText"];
}

/**
 * A box to tick, alone or in a {@link CheckboxGroup}.
 *
 * Style hooks: `.ck-checkbox`, `:checked`, `:indeterminate`, `[aria-invalid="true"]`; around it
 * `.ck-choice` with the parts `label`, `optional`, `hint`, `error`.
 */
export function Checkbox({
  ref,
  indeterminate,
  exclusive,
  optionalText = "hide",
  ...props
}: CheckboxProps): JSX.Element {
  const { boxMissing } = useText(checkboxText);
  const [frame, box] = useField({ ...props, optionalText }, { valueMissing: boxMissing });
  const group = useContext(CheckboxGroupContext);

  // There is no attribute for it, and a click takes it away: so it is said after each commit.
  function showMixed(element: HTMLInputElement): () => void {
    element.indeterminate = indeterminate ?? false;
    const letGo = typeof ref === "function" ? ref(element) : undefined;
    if (ref && typeof ref !== "function") ref.current = element;
    return () => {
      element.indeterminate = false;
      if (letGo) letGo();
      else if (typeof ref === "function") ref(null);
      else if (ref) ref.current = null;
    };
  }

  return (
    <Choice {...frame}>
      <input
        {...box}
        {...joinInput(props, group.input)}
        {...(group.checkedBy && {
          [group.checkedBy]: group.values?.includes(String(box.value)),
        })}
        ref={indeterminate === undefined ? ref : showMixed}
        type="checkbox"
        className={joinNames("ck-checkbox", box.className)}
        data-exclusive={exclusive}
        aria-invalid={box["aria-invalid"] || group.invalid}
      />
    </Choice>
  );
}
