"use client";

import { type ComponentProps, type JSX, useContext, useLayoutEffect } from "react";
import { renderChoice } from "../choice/render-choice.tsx";
import { joinInput } from "../choice/join-input.ts";
import { type FieldProps, useField } from "../field/use-field.ts";
import { useText } from "../messages/locale.ts";
import { joinNames } from "../shared/join-names.ts";
import { CheckboxGroupContext } from "./checkbox-group-context.ts";
import { checkboxText } from "./text.ts";

/** Props of {@link Checkbox}. All other props, including `ref`, are passed to the `<input>`. */
export interface CheckboxProps extends FieldProps, Omit<ComponentProps<"input">, "type"> {
  /**
   * Shows the mixed state: some, but not all, of what the box represents is checked. A click checks the
   * box; the caller then updates this prop.
   */
  indeterminate?: boolean | undefined;
  /** In a group: excludes the other boxes, like 'None of these'. */
  exclusive?: boolean | undefined;
  /**
   * Users see that a box can be left unchecked, so the word is rarely needed.
   * @default "hide"
   */
  optionalText?: FieldProps["optionalText"];
}

/**
 * A checkbox, alone or in a {@link CheckboxGroup}.
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
  const { update } = group;
  // A box may load later than its group, which then does not render again.
  useLayoutEffect(() => {
    update?.();
    return update;
  }, [update]);

  // `indeterminate` is not an attribute, and a click clears it, so it is set after each commit.
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

  joinInput(box, props, group.input);

  return renderChoice(
    frame,
    <input
      {...box}
      {...(group.checkedBy && {
        [group.checkedBy]: group.values?.includes(String(box.value)),
      })}
      ref={indeterminate === undefined ? ref : showMixed}
      type="checkbox"
      className={joinNames("ck-checkbox", box.className)}
      data-exclusive={exclusive}
      aria-invalid={box["aria-invalid"] || group.invalid}
    />,
  );
}
