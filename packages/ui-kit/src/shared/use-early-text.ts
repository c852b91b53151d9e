"use client";

import { useEffect } from "react";

const written = new WeakSet<Element>();

/** Tells this module that the text of a control is from a script. */
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
    // Browsers change whitespace of a value, such as line breaks.
    const [actual, expected] = [find()?.value ?? known, known].map((text) =>
      text.replaceAll(/\s/g, ""),
    );
    const control = find();
    if (actual !== expected && control && !written.has(control)) {
      control.dispatchEvent(new Event("input", { bubbles: true }));
    }
    // oxlint-disable-next-line react/exhaustive-deps, react-hooks-js/exhaustive-deps -- only when React takes over
  }, []);
}
