"use client";

import { type ComponentProps, type InputEvent, type JSX, useLayoutEffect, useState } from "react";
import { announce } from "../announcer/announcer.ts";
import { renderField } from "../field/render-field.tsx";
import { type FieldProps, useField } from "../field/use-field.ts";
import type { PluralText } from "../messages/define-text.ts";
import { formatPlural } from "../messages/format-plural.ts";
import { useLocale, useText } from "../messages/locale.ts";
import { joinNames } from "../shared/join-names.ts";
import { announceAfterPause } from "../shared/announce-after-pause.ts";
import { useReset } from "../shared/use-reset.ts";
import { useTextValue } from "../shared/use-text-value.ts";
import { typedText } from "../typed-field/text.ts";
import { typedMessage } from "../typed-field/typed-message.ts";
import { cutOff, lengthAsSent } from "./length.ts";
import { textareaText } from "./text.ts";

// See README.md in this folder.
/** Props of {@link Textarea}. All other props, including `ref`, are passed to the `<textarea>`. */
export interface TextareaProps extends FieldProps, ComponentProps<"textarea"> {
  /**
   * The maximum length as submitted: in UTF-16, with two characters per line break. See
   * docs/reference/kit.md#textarea.
   * @default 250
   */
  maxLength?: number | undefined;
  /**
   * Minimum number of visible lines; the field grows with its text.
   * @default 4
   */
  rows?: number | undefined;
  /**
   * Shows 'Characters remaining: N' below the field.
   * @default false
   */
  showCount?: boolean | undefined;
  /**
   * What happens to text that is too long. `cut`: the browser truncates it, and the part of a pasted
   * text that did not fit is shown. `allow`: it is accepted, and the form is invalid until it is
   * shortened.
   * @default "cut"
   */
  overLimit?: "cut" | "allow" | undefined;
}

/**
 * A multi-line text field.
 *
 * Style hooks: `.ck-textarea`, `[aria-invalid="true"]`; around it `.ck-field` with the parts `label`,
 * `hint`, `error`, `count` (`[data-over]` beyond the limit) and `cut`.
 */
export function Textarea({
  ref,
  maxLength = 250,
  rows = 4,
  showCount,
  overLimit,
  onPaste,
  ...props
}: TextareaProps): JSX.Element {
  const words = useText(textareaText);
  const { tooLong: known } = useText(typedText);
  const tooLong = props.validationMessages?.tooLong ?? known;
  const locale = useLocale();
  const cuts = overLimit !== "allow";
  const [cut, setCut] = useState("");
  const watchReset = useReset(() => setCut(""));

  const { text, control, validateAgain } = useTextValue<HTMLTextAreaElement>(
    { ref, ...props },
    (typed) =>
      lengthAsSent(typed) > maxLength &&
      formatPlural(tooLong, { count: maxLength, maxLength }, locale),
  );

  const [shown, setShown] = useState(text);
  if (shown !== text) {
    setShown(text);
    // The caller has cleared the field.
    if (!text) setCut("");
  }

  const fill = (sentence: string | PluralText, count: number): string =>
    formatPlural(sentence, { count }, locale);
  const left = (typed: string): number => maxLength - lengthAsSent(typed);
  const count = (typed: string): string =>
    left(typed) < 0 ? fill(words.over, -left(typed)) : fill(words.remaining, left(typed));

  const [frame, { className, ...textarea }] = useField(
    {
      ...props,
      onInput(event: InputEvent<HTMLTextAreaElement>) {
        validateAgain();
        props.onInput?.(event);
        if (event.nativeEvent.inputType !== "insertFromPaste") setCut("");
        if (showCount) announceAfterPause(count(event.currentTarget.value), event.currentTarget);
      },
    },
    useText(typedText),
    typedMessage,
  );
  useLayoutEffect(() => grow(control));
  const limitId = `${frame.id}-limit`;

  return renderField(
    frame,
    <>
      <textarea
        {...textarea}
        ref={control}
        rows={rows}
        maxLength={cuts ? maxLength : undefined}
        className={joinNames("ck-textarea", className)}
        {...(showCount && { "aria-describedby": joinNames(limitId, textarea["aria-describedby"]) })}
        onPaste={(event) => {
          onPaste?.(event);
          const { currentTarget, clipboardData, defaultPrevented } = event;
          if (!cuts || defaultPrevented || currentTarget.readOnly) return;
          const rest = cutOff(clipboardData.getData("text"), currentTarget, maxLength);
          watchReset(currentTarget.form);
          setCut(rest);
          if (rest) announce(fill(words.didNotFit, rest.length), currentTarget);
        }}
      />
      {cut && (
        <p data-part="cut">
          <span>{fill(words.didNotFit, cut.length)}</span> <q>{cut}</q>
        </p>
      )}
      {showCount && (
        <>
          {/* The count is announced after a pause; the description of the control must not change. */}
          <p data-part="count" data-over={left(text) < 0 || undefined} aria-hidden>
            {count(text)}
          </p>
          <p id={limitId} hidden>
            {fill(words.upTo, maxLength)}
          </p>
        </>
      )}
    </>,
  );
}

/**
 * Makes a textarea as tall as its text in browsers without `field-sizing`; elsewhere, the style sheet
 * does it. A height set by dragging the corner is kept.
 */
function grow({ current }: { current: HTMLTextAreaElement | null }): void {
  // jsdom has no CSS object.
  if (!current || globalThis.CSS?.supports("field-sizing: content") !== false) return;
  const { style } = current;
  // Dragging sets `height`.
  if (style.height) return;

  style.blockSize = "auto";
  const borders = current.offsetHeight - current.clientHeight;
  style.blockSize = `${current.scrollHeight + borders}px`;
}
