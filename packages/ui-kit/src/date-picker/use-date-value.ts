"use client";

import { type RefObject, useReducer } from "react";

/** What has been made of typed text, beside a value. */
export interface Reading {
  /** The text, while the field shows it in place of the value. */
  text?: string;
  /** Why there is no value in it. */
  problem?: string;
  /** What was made of it, in words. */
  readBack?: string;
}

/** What stands in the field and the calendar, when it is not just the value. It falls away with the value. */
export interface Draft extends Reading {
  /** The value that it belongs to, which the caller knows. */
  of: string;
  /** The value that is shown and sent; another one is still to be told. */
  value: string;
}

interface State {
  /** The value of a picker that holds its own. */
  own: string;
  draft: Draft | undefined;
}

/** What {@link useDateValue} gives. */
export interface DateValue {
  value: string;
  draft: Draft | undefined;
  /** Text that nobody has read yet. */
  type: (text: string) => void;
  /** Shows and sends a value that the caller is told of later. */
  show: (value: string) => void;
  /** Takes a value, in ISO or `""`, and tells the caller. */
  settle: (value: string, reading?: Reading) => void;
}

/**
 * The value of a date picker, held by its caller or by itself, and what stands in its place for a
 * while. All of it goes back to the start when the form is reset.
 *
 * @param box what the field is in
 */
export function useDateValue(
  held: string | undefined,
  start: string,
  onValueChange: ((value: string) => void) | undefined,
  box: RefObject<HTMLElement | null>,
): DateValue {
  const [state, set] = useReducer(
    (_: State, news: State | Event) =>
      news instanceof Event ? { own: start, draft: undefined } : news,
    { own: start, draft: undefined },
  );
  const settled = held ?? state.own;
  const draft = state.draft?.of === settled ? state.draft : undefined;

  function keep(own: string, next: Draft): void {
    set({ own, draft: next });
    box.current?.querySelector("input")?.form?.addEventListener("reset", set, { once: true });
  }

  return {
    value: draft?.value ?? settled,
    draft,
    type: (text) => keep(settled, { of: settled, value: settled, text }),
    show: (value) => keep(settled, { of: settled, value }),
    settle(value, reading) {
      keep(value, { ...reading, of: value, value });
      if (value !== settled) onValueChange?.(value);
    },
  };
}
