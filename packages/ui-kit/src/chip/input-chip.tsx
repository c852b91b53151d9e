"use client";

import { type ComponentProps, type FocusEvent, type JSX, useRef, useState } from "react";
import { announce } from "../announcer/announcer.ts";
import { afterPress } from "../field/after-press.ts";
import { renderField } from "../field/render-field.tsx";
import { fieldText } from "../field/text.ts";
import { type FieldProps, useField } from "../field/use-field.ts";
import { formatText } from "../messages/format-text.ts";
import { useLocale, useText } from "../messages/locale.ts";
import { joinNames } from "../shared/join-names.ts";
import { useFieldRef } from "../shared/use-field-ref.ts";
import { blurOf, changeOf, type ValueHandlers } from "../shared/value-event.ts";
import { useEarlyText } from "../shared/use-early-text.ts";
import { useReset } from "../shared/use-reset.ts";
import { typedText } from "../typed-field/text.ts";
import { typedMessage } from "../typed-field/typed-message.ts";
import { ChipList } from "./chip-list.tsx";
import { hasSeparator, takeChips } from "./take-chips.ts";
import { chipText } from "./text.ts";

// See README.md in this folder.
/** Props of {@link InputChip}. All other props, including `ref`, are passed to the `<input>`. */
export interface InputChipProps
  extends
    FieldProps,
    ValueHandlers<readonly string[]>,
    Omit<ComponentProps<"input">, "defaultValue" | "onBlur" | "onChange" | "value"> {
  /** The controlled chips. `onValueChange` is called when the user changes them. */
  value?: readonly string[] | undefined;
  /** The initial chips of an uncontrolled field. */
  defaultValue?: readonly string[] | undefined;
  /** Called with the chips when the user adds or removes some. */
  onValueChange?: ((chips: readonly string[]) => void) | undefined;
  /** Called with a chip that the user has removed. */
  onDismiss?: ((chip: string) => void) | undefined;
}

/**
 * Enter. During character composition (Japanese, Chinese), its code is a different one. See
 * docs/reference/kit.md#chips.
 */
const SEPARATOR_KEY_CODE = 13;

const none: readonly string[] = [];

/**
 * A field for several short texts. Text becomes a chip on Enter, at a comma, or when the user leaves
 * the field. The form submits every chip under `name`. `type`, `pattern` and the like constrain each
 * chip.
 *
 * Style hooks: `.ck-input-chip`, `[aria-invalid="true"]`, `.ck-chips`, `.ck-chip`; around them
 * `.ck-field` with the parts `label`, `hint`, `error`.
 */
export function InputChip({
  ref,
  value,
  defaultValue = none,
  onValueChange,
  onChange,
  onDismiss,
  ...props
}: InputChipProps): JSX.Element {
  const text = useText(chipText);
  const [own, setOwn] = useState<readonly string[]>();
  const words = { ...useText(fieldText), ...useText(typedText) };
  const locale = useLocale();
  const [problem, setProblem] = useState("");
  const watchReset = useReset(() => {
    setOwn(undefined);
    setProblem("");
  });
  const chips = value ?? own ?? defaultValue;

  const error = props.error || problem;
  const [frame, { className, name, required, ...input }] = useField(
    {
      ...props,
      error,
      onBlur: (event: FocusEvent<HTMLInputElement>) =>
        props.onBlur?.(blurOf(event, props.name, chips)),
    },
    useText(typedText),
    typedMessage,
  );
  const control = useRef<HTMLInputElement>(null);
  const forgetText = useFieldRef(ref, {
    find: () => control.current,
    shown: chips.join(),
    adopt(written) {
      watchReset(control.current?.form);
      setOwn(takeChips([], written, () => true).added);
      return "";
    },
  });
  useEarlyText(() => control.current, "");
  const { disabled, form } = input;
  const isFixed = disabled || input.readOnly;

  function change(next: readonly string[], field: HTMLInputElement, message: string): void {
    watchReset(field.form);
    setOwn(next);
    onValueChange?.(next);
    onChange?.(changeOf(name, next));
    announce(message, field);
  }

  /** Makes chips from the text of the field, and leaves what is invalid in it. */
  function take(field: HTMLInputElement): ReturnType<typeof takeChips> {
    const taken = takeChips(chips, field.value, (chip) => {
      field.value = chip;
      return field.validity.valid;
    });
    field.value = taken.wrong.join(" ");
    forgetText();
    if (taken.added.length > 0) {
      const message = formatText(text.chipAdded, { chip: taken.added.join(", ") }, locale);
      change([...chips, ...taken.added], field, message);
    }
    return taken;
  }

  /**
   * Shows what is invalid while the user can still correct it. Not by the browser's `invalid` event,
   * because nobody has tried to submit the form.
   */
  function takeTyped(field: HTMLInputElement): void {
    const { duplicate } = take(field);
    const found = duplicate
      ? formatText(text.duplicateChip, { chip: duplicate }, locale)
      : field.value && typedMessage(field, { ...words, ...props.validationMessages }, locale);
    setProblem(found);
    if (!found) return;
    announce(found, field);
    watchReset(field.form);
  }

  function dismiss(chip: string, place: number, field: HTMLInputElement): void {
    const rest = chips.toSpliced(place, 1);
    change(rest, field, formatText(text.chipRemoved, { chip }, locale));
    onDismiss?.(chip);
    // A previous error of the list may be resolved now.
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  return renderField(
    frame,
    <>
      <input
        enterKeyHint="enter"
        {...input}
        ref={control}
        className={joinNames("ck-input-chip", className)}
        required={required && chips.length === 0}
        onInput={(event) => {
          input.onInput(event);
          setProblem("");
          const field = event.currentTarget;
          const { isComposing } = event.nativeEvent as InputEvent;
          // Users never leave a field that the browser has filled in with the rest of the form.
          if (!field.matches(":focus")) take(field);
          else if (!isComposing && hasSeparator(field.value)) takeTyped(field);
        }}
        onKeyDown={(event) => {
          input.onKeyDown?.(event);
          if (event.defaultPrevented) return;
          const field = event.currentTarget;
          const last = chips.at(-1);
          if (event.keyCode === SEPARATOR_KEY_CODE && !event.nativeEvent.isComposing) {
            // Otherwise, Enter would submit the form.
            event.preventDefault();
            takeTyped(field);
          }
          // Holding Backspace clears the field, but removes no chips.
          const isAimed = event.key === "Backspace" && !event.repeat && !field.value;
          if (isAimed && last && !isFixed) dismiss(last, chips.length - 1, field);
        }}
        onPaste={(event) => {
          input.onPaste?.(event);
          const field = event.currentTarget;
          const pasted = event.clipboardData.getData("text");
          if (event.defaultPrevented || isFixed || !hasSeparator(pasted)) return;
          // An input drops line breaks on paste, which would make one chip of many lines.
          event.preventDefault();
          const chipsPasted = `${pasted},`.replaceAll(/(?<!\s)\s*[\n\r]\s*/g, ",");
          // Fields for email addresses don't have a selection.
          const { value: before, selectionStart, selectionEnd } = field;
          const [start, end] = [selectionStart ?? before.length, selectionEnd ?? before.length];
          field.value = before.slice(0, start) + chipsPasted + before.slice(end);
          forgetText();
          field.dispatchEvent(new Event("input", { bubbles: true }));
        }}
        onBlur={(event) => {
          input.onBlur?.(event);
          const field = event.currentTarget;
          // Invalid text stays in the field, and so does the error.
          if (!field.value) setProblem("");
          // A new chip shifts the layout below it.
          afterPress(() => take(field));
        }}
      />
      {chips.length > 0 ? (
        <ChipList
          chips={chips}
          name={name}
          form={form}
          disabled={disabled}
          onDismiss={isFixed ? undefined : dismiss}
        />
      ) : (
        // For code that looks up the control by name, such as the form with the server's errors.
        name && <input type="hidden" name={name} form={form} disabled />
      )}
    </>,
  );
}
