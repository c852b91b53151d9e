"use client";

import { type Ref, useImperativeHandle, useLayoutEffect, useState } from "react";
import { useLatest } from "./use-latest.ts";
import { ignoreEarlyText } from "./use-early-text.ts";

/** What {@link useFieldRef} needs to know about a field. */
interface WritableField {
  find: () => HTMLInputElement | null | undefined;
  /** The text that the field shows. Compared only after a script has set `value`. */
  shown: string;
  /** Makes a text the value of an uncontrolled field. Returns the text to show then. */
  adopt: (text: string) => string;
}

/**
 * Passes a field to the caller's ref, by which form libraries set its `value`. React does not notice
 * that, and would write the previous text again, so the field adopts the value.
 *
 * @returns a function to call after the component itself has set the text of the field
 */
export function useFieldRef(
  ref: Ref<HTMLInputElement> | undefined,
  field: WritableField,
): () => void {
  const latest = useLatest(field);
  const [writes] = useState(() => {
    let watched: HTMLInputElement | undefined;
    let isWritten = false;

    const forget = (): void => {
      isWritten = false;
    };

    function adoptWritten(): void {
      const { find, shown, adopt } = latest.current;
      const input = find();
      if (isWritten && input && input.value !== shown) {
        ignoreEarlyText(input);
        input.value = adopt(input.value);
      }
      forget();
    }

    function watch(): HTMLInputElement {
      const input = latest.current.find() as HTMLInputElement;
      if (input !== watched) {
        watched = input;
        // React's own, which tracks values, or the browser's.
        const native =
          Object.getOwnPropertyDescriptor(input, "value") ??
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
        Object.defineProperty(input, "value", {
          ...native,
          set(text) {
            native?.set?.call(input, text);
            isWritten = true;
            // React sets the text too, but has then rendered it.
            queueMicrotask(adoptWritten);
          },
        });
      }
      return input;
    }
    return { watch, adoptWritten, forget };
  });

  useImperativeHandle(ref, () => writes.watch(), [writes]);
  // A library has set the initial value when it received the ref.
  useLayoutEffect(() => writes.adoptWritten());
  return writes.forget;
}
