"use client";

import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from "react";
import { useEarlyText } from "./use-early-text.ts";
import { useReset } from "./use-reset.ts";

/** Props of a text control. */
interface TextProps<Control> {
  ref?: Ref<Control> | undefined;
  value?: string | number | readonly string[] | undefined;
  defaultValue?: string | number | readonly string[] | undefined;
}

/** The text of a control, and its validation. */
export interface TextValue<Control> {
  text: string;
  control: RefObject<Control | null>;
  /** Validates the control again, as after typing. */
  validateAgain: () => void;
}

/**
 * Tracks the text of a control, controlled or not, until its form's reset restores the initial value.
 *
 * @param validate a custom rule: returns the error message of a text
 */
export function useTextValue<Control extends HTMLInputElement | HTMLTextAreaElement>(
  { ref, value, defaultValue }: TextProps<Control>,
  validate: (text: string) => string | false | undefined,
): TextValue<Control> {
  const control = useRef<Control>(null);
  // In an object, so that a text that the caller rejects twice is validated twice.
  const [typed, setTyped] = useState<{ text: string }>();
  const watchReset = useReset(() => setTyped(undefined));
  const text = String(value ?? typed?.text ?? defaultValue ?? "");
  const message = validate(text) || "";
  const shown = useRef("");

  useImperativeHandle(ref, () => control.current as Control, []);
  useEffect(() => setMessage(message, control, shown));
  useEarlyText(() => control.current, text);

  function validateAgain(): void {
    const { current } = control;
    if (!current) return;
    watchReset(current.form);
    setMessage(validate(current.value) || "", control, shown);
    setTyped({ text: current.value });
  }
  return { text, control, validateAgain };
}

/** A caller's `setCustomValidity` is kept until there is a message to set or to clear. */
export function setMessage(
  message: string,
  { current }: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  shown: RefObject<string>,
): void {
  if (message || shown.current) current?.setCustomValidity(message);
  shown.current = message;
}
