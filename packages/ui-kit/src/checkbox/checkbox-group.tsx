"use client";

import {
  type ChangeEvent,
  type ComponentProps,
  type JSX,
  useImperativeHandle,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from "react";
import { announce } from "../announcer/announcer.ts";
import { renderChoice } from "../choice/render-choice.tsx";
import { choiceText } from "../choice/text.ts";
import { renderFieldGroup } from "../field/field-group.tsx";
import { type FieldProps, useField } from "../field/use-field.ts";
import { asControl, optionsIn } from "../field/group-ref.ts";
import { changeOf, type ValueEvent } from "../shared/value-event.ts";
import { formatText } from "../messages/format-text.ts";
import { useLocale, useText } from "../messages/locale.ts";
import {
  clearRuledOut,
  isExclusiveChosen,
  selectAll as setAll,
  selectAllIn,
  showShare,
} from "./boxes.ts";
import { CheckboxGroupContext } from "./checkbox-group-context.ts";
import { countMessage } from "./count-message.ts";
import { checkboxGroupText } from "./text.ts";

// See README.md in this folder.
/** Props of {@link CheckboxGroup}. All other props, including `ref`, are passed to the `<fieldset>`. */
export interface CheckboxGroupProps
  extends FieldProps, Omit<ComponentProps<"fieldset">, "defaultValue" | "onChange"> {
  /** Requires at least one checked box. */
  required?: boolean | undefined;
  /** The controlled values. */
  value?: readonly string[] | undefined;
  /** The initial values of an uncontrolled group. */
  defaultValue?: readonly string[] | undefined;
  /** Called with the checked values when the user checks or unchecks a box. */
  onValueChange?: ((values: string[]) => void) | undefined;
  /** Called when `onValueChange` is, with an event whose `target` has only `name` and `value`. */
  onChange?: ((event: ValueEvent<string[]>) => void) | undefined;
  /** The minimum number of checked boxes, if any is checked. */
  min?: number | string | undefined;
  /** The maximum number of checked boxes. */
  max?: number | string | undefined;
  /** Adds a 'Select all' box, which also shows whether all, some or none are checked. */
  selectAll?: boolean | undefined;
}

/**
 * A group of checkboxes. The form submits each checked value under the group's `name`, or under the
 * box's own. Only the DOM holds the state, so that the browser can reset it with the form.
 *
 * Style hooks: `.ck-field`; parts `label`, `optional`, `hint`, `error`; `[data-select-all]`.
 */
export function CheckboxGroup({ ref, onChange, ...props }: CheckboxGroupProps): JSX.Element {
  const words = useText(checkboxGroupText);
  const { optionMissing } = useText(choiceText);
  const locale = useLocale();
  const [frame, control] = useField(props);
  const { name, form, required, value, defaultValue, onValueChange, ...others } = control;
  const { min, max, selectAll, onInput, onInvalid, children, ...fieldset } = others;
  const { "aria-invalid": invalid, ...attributes } = fieldset;

  const group = useRef<HTMLFieldSetElement>(null);
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  useImperativeHandle(ref, () => asControl(group.current, true, redraw), []);
  // The event is dispatched before the form is reset.
  const [whenReset] = useState(() => () => setTimeout(redraw));
  // Not for the first boxes, whose effects run before the group has its element.
  const [update] = useState(() => () => group.current && redraw());

  useLayoutEffect(() => {
    if (!group.current) return;
    const boxes = optionsIn(group.current);
    const all = selectAllIn(group.current);
    if (all) showShare(all, boxes);

    const count = boxes.filter(({ checked }) => checked).length;
    const limits = { required, min: Number(min ?? 0), max: Number(max ?? Infinity) };
    const message = isExclusiveChosen(boxes)
      ? ""
      : countMessage(count, limits, { ...words, optionMissing }, locale);
    // All boxes, because any of them may change or be disabled.
    for (const box of all ? [all, ...boxes] : boxes) box.setCustomValidity(message);
  });

  function change({ target }: ChangeEvent<HTMLInputElement>): void {
    if (!group.current) return;
    const boxes = optionsIn(group.current);
    if (target === selectAllIn(group.current)) setAll(boxes, target.checked);

    const cleared = clearRuledOut(boxes, target).map(({ labels }) => labels?.[0]?.textContent);
    if (cleared.length > 0) {
      announce(formatText(words.cleared, { options: cleared.join(", ") }, locale), target);
    }
    const values = boxes.filter(({ checked }) => checked).map((box) => box.value);
    onValueChange?.(values);
    onChange?.(changeOf(name, values));
    target.form?.addEventListener("reset", whenReset);
    redraw();
  }

  const input = { form, onInput, onInvalid, onChange: change };
  return renderFieldGroup(
    frame,
    // oxlint-disable-next-line react/refs, react-hooks-js/refs -- only passed to the <fieldset>, not read
    { ...attributes, ref: group },
    <>
      {selectAll &&
        renderChoice(
          { id: `${frame.id}-all`, label: words.selectAll },
          <input
            {...input}
            type="checkbox"
            id={`${frame.id}-all`}
            className="ck-checkbox"
            data-select-all
            aria-invalid={invalid}
          />,
        )}
      <CheckboxGroupContext
        value={{
          input: { ...input, name },
          checkedBy: value ? "checked" : defaultValue && "defaultChecked",
          values: value ?? defaultValue,
          invalid,
          update,
        }}
      >
        {children}
      </CheckboxGroupContext>
    </>,
  );
}
