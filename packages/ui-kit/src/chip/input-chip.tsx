"use client";

import { type ComponentProps, type JSX, useState } from "react";
import { announce } from "../announcer/announcer.ts";
import { afterPress } from "../field/after-press.ts";
import { Field } from "../field/field.tsx";
import { fieldText } from "../field/text.ts";
import { type FieldProps, useField } from "../field/use-field.ts";
import { formatText } from "../messages/format-text.ts";
import { useLocale, useText } from "../messages/locale.ts";
import { joinNames } from "../shared/join-names.ts";
import { typedText } from "../typed-field/text.ts";
import { typedMessage } from "../typed-field/typed-message.ts";
import { ChipList } from "./chip-list.tsx";
import { hasSeparator, takeChips } from "./take-chips.ts";
import { chipText } from "./text.ts";

// See README.md beside this file.
/** Props of {@link InputChip}. The others, `ref` among them, go to the `<input>`. */
export interface InputChipProps
  extends FieldProps, Omit<ComponentProps<"input">, "value" | "defaultValue"> {
  /** The chips, when the caller wants to hold them. `onValueChange` says what the user wants. */
  value?: readonly string[] | undefined;
  /** The chips that it starts with, when it holds them itself. */
  defaultValue?: readonly string[] | undefined;
  /** The user has added or dismissed chips. */
  onValueChange?: ((chips: readonly string[]) => void) | undefined;
  /** The user has dismissed a chip. */
  onDismiss?: ((chip: string) => void) | undefined;
}

/**
 * Enter. When it ends an unfinished character (Japanese, Chinese), its code is another.
 * See docs/reference/kit.md#chips.
 */
const SEPARATOR_KEY_CODE = 13;

const none: readonly string[] = [];

/**
 * A field for several short texts, each of which becomes a chip: on Enter, at a comma, or when the user
 * goes on. Its form sends every chip under `name`. What a single one has to be, `type`, `pattern` and
 * the like say.
 *
 * Style hooks: `.ck-input-chip`, `[aria-invalid="true"]`, `.ck-chips`, `.ck-chip`; around them
 * `.ck-field` with the parts `label`, `hint`, `error`.
 */
export function InputChip({
  value,
  defaultValue = none,
  onValueChange,
  onDismiss,
  ...props
}: InputChipProps): JSX.Element {
  const text = useText(chipText);
  const [own, setOwn] = useState<readonly string[]>();
  const words = { ...useText(fieldText), ...useText(typedText) };
  const locale = useLocale();
  const [problem, setProblem] = useState("");
  const chips = value ?? own ?? defaultValue;

  const error = props.error || problem;
  const [frame, { className, name, required, ...input }] = useField(
    { ...props, error },
    useText(typedText),
    typedMessage,
  );
  const { disabled, form } = input;
  const isFixed = disabled || input.readOnly;

  function change(next: readonly string[], field: HTMLInputElement, news: string): void {
    if (!own) field.form?.addEventListener("reset", () => setOwn(undefined), { once: true });
    setOwn(next);
    onValueChange?.(next);
    announce(news, field);
  }

  /** Makes chips of what stands in the field, and leaves in it what can't be one. */
  function take(field: HTMLInputElement): ReturnType<typeof takeChips> {
    const taken = takeChips(chips, field.value, (chip) => {
      field.value = chip;
      return field.validity.valid;
    });
    field.value = taken.wrong.join(" ");
    if (taken.added.length > 0) {
      const news = formatText(text.chipAdded, { chip: taken.added.join(", ") }, locale);
      change([...chips, ...taken.added], field, news);
    }
    return taken;
  }

  /**
   * Says what can't be a chip, while the user is there to correct it. Not by the browser's `invalid`
   * event: nobody has tried to send the form.
   */
  function takeTyped(field: HTMLInputElement): void {
    const { duplicate } = take(field);
    const found = duplicate
      ? formatText(text.duplicateChip, { chip: duplicate }, locale)
      : field.value && typedMessage(field, { ...words, ...props.validationText }, locale);
    setProblem(found);
    if (!found) return;
    announce(found, field);
    field.form?.addEventListener("reset", () => setProblem(""), { once: true });
  }

  function dismiss(chip: string, place: number, field: HTMLInputElement): void {
    const rest = chips.toSpliced(place, 1);
    change(rest, field, formatText(text.chipRemoved, { chip }, locale));
    onDismiss?.(chip);
    // What was wrong with the list may be right now.
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  return (
    <Field {...frame}>
      <input
        enterKeyHint="enter"
        {...input}
        className={joinNames("ck-input-chip", className)}
        required={required && chips.length === 0}
        onInput={(event) => {
          input.onInput(event);
          setProblem("");
          const field = event.currentTarget;
          const { isComposing } = event.nativeEvent as InputEvent;
          // What a browser fills in with the rest of the form is never left by its user.
          if (!field.matches(":focus")) take(field);
          else if (!isComposing && hasSeparator(field.value)) takeTyped(field);
        }}
        onKeyDown={(event) => {
          input.onKeyDown?.(event);
          if (event.defaultPrevented) return;
          const field = event.currentTarget;
          const last = chips.at(-1);
          if (event.keyCode === SEPARATOR_KEY_CODE) {
            // One Enter too many does not send the form.
            event.preventDefault();
            takeTyped(field);
          }
          // One that is held down clears the field and stops at the chips.
          const isAimed = event.key === "Backspace" && !event.repeat && !field.value;
          if (isAimed && last && !isFixed) dismiss(last, chips.length - 1, field);
        }}
        onPaste={(event) => {
          input.onPaste?.(event);
          const field = event.currentTarget;
          const pasted = event.clipboardData.getData("text");
          if (event.defaultPrevented || isFixed || !hasSeparator(pasted)) return;
          // On its own a field drops line breaks, and makes one chip of many lines.
          event.preventDefault();
          field.value += `${pasted},`.replaceAll(/(?<!\s)\s*[\n\r]\s*/g, ",");
          field.dispatchEvent(new Event("input", { bubbles: true }));
        }}
        onBlur={(event) => {
          input.onBlur?.(event);
          const field = event.currentTarget;
          // What is wrong stays in the field, and so does the error.
          if (!field.value) setProblem("");
          // A new chip moves what is below it.
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
        // For who looks for the control by its name, such as the form with a server's errors.
        name && <input type="hidden" name={name} form={form} disabled />
      )}
    </Field>
  );
}
