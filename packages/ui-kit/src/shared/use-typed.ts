"use client";

import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from "react";

/** What a control of text was given by its caller. */
interface TextProps<Control> {
  ref?: Ref<Control> | undefined;
  value?: string | number | readonly string[] | undefined;
  defaultValue?: string | number | readonly string[] | undefined;
}

/** The text of a control, for what goes along with it. */
export interface Typed<Control> {
  text: string;
  control: RefObject<Control | null>;
  /** Looks at the control again, as it is to be done when the user has typed. */
  read: () => void;
}

/**
 * Follows the text of a control, whether its caller holds it or the user types it, until the reset
 * of its form brings back what it started with.
 *
 * @param wrong a rule beside those that the browser knows: what to say of a text that breaks it
 */
export function useTyped<Control extends HTMLInputElement | HTMLTextAreaElement>(
  { ref, value, defaultValue }: TextProps<Control>,
  wrong: (text: string) => string | false | undefined,
): Typed<Control> {
  const control = useRef<Control>(null);
  // In an object, so that a text that the caller refuses twice is looked at twice.
  const [typed, setTyped] = useState<{ text: string }>();
  const text = String(value ?? typed?.text ?? defaultValue ?? "");
  const message = wrong(text) || "";
  const said = useRef("");

  useImperativeHandle(ref, () => control.current as Control, []);
  useEffect(() => say(message, control, said));

  function read(): void {
    const { current } = control;
    if (!current) return;
    if (typed === undefined) {
      current.form?.addEventListener("reset", () => setTyped(undefined), { once: true });
    }
    say(wrong(current.value) || "", control, said);
    setTyped({ text: current.value });
  }
  return { text, control, read };
}

/** What a caller says by `setCustomValidity` stands until there is something to say, or to take back. */
function say<Control extends HTMLInputElement | HTMLTextAreaElement>(
  message: string,
  { current }: RefObject<Control | null>,
  said: RefObject<string>,
): void {
  if (message || said.current) current?.setCustomValidity(message);
  said.current = message;
}
