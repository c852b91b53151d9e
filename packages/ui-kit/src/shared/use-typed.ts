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
  const [typed, setTyped] = useState<string>();
  const text = String(value ?? typed ?? defaultValue ?? "");
  const message = wrong(text) || "";

  useImperativeHandle(ref, () => control.current as Control, []);
  useEffect(() => control.current?.setCustomValidity(message), [message]);

  function read(): void {
    const { current } = control;
    if (!current) return;
    if (typed === undefined) {
      current.form?.addEventListener("reset", () => setTyped(undefined), { once: true });
    }
    current.setCustomValidity(wrong(current.value) || "");
    setTyped(current.value);
  }
  return { text, control, read };
}
