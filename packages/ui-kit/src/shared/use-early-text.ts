"use client";

import { useEffect } from "react";

const written = new WeakSet<Element>();

/** Marks a control whose text was set by a script, so that {@link useEarlyText} ignores it. */
export function ignoreEarlyText(control: Element): void {
  written.add(control);
}

/**
 * Tells a component about a text that the user has typed, or the browser has restored, before
 * hydration: React leaves it in the control and dispatches no event.
 *
 * @param find returns the control
 * @param known the text that the component has rendered
 */
export function useEarlyText(
  find: () => HTMLInputElement | HTMLTextAreaElement | null | undefined,
  known: string,
): void {
  useEffect(() => {
    const control = find();
    if (!control || written.has(control)) return;
    // Browsers change whitespace of a value, such as line breaks.
    const [actual, expected] = [control.value, known].map((text) => text.replaceAll(/\s/g, ""));
    if (actual !== expected) control.dispatchEvent(new Event("input", { bubbles: true }));
    // oxlint-disable-next-line react/exhaustive-deps, react-hooks-js/exhaustive-deps -- only when React takes over
  }, []);
}
