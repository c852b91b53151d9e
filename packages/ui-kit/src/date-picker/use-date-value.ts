"use client";

import { type ReactNode, useReducer } from "react";

/** The result of reading a typed text. */
export interface Reading {
  /** `""` if the text is empty or has a problem. */
  value: string;
  /** Why the text can't be used. */
  problem?: string | undefined;
  /** The date in words. */
  readBack?: string | undefined;
}

/** What the field and the calendar show instead of the settled value. Dropped when that value changes. */
export interface Draft extends Reading {
  /** The settled value, which the caller knows. Reported as changed while `value` differs from it. */
  of: string;
  /** Shown in the field instead of the value. */
  text?: string | undefined;
  /** The user has not finished the text: neither its problem nor its date in words is shown. */
  isTyping?: boolean;
  /** The problem, once it is shown. */
  error?: ReactNode;
}

interface State {
  /** The value of a picker that holds its own. */
  own: string;
  draft?: Draft;
}

/** Result of {@link useDateValue}. */
export interface DateValue {
  value: string;
  draft: Draft | undefined;
  /** Shows and sends a value without calling `onValueChange`. */
  show: (draft: Omit<Draft, "of">) => void;
  /** Shows and sends a value, and calls `onValueChange` if it is a new one. */
  settle: (draft: Omit<Draft, "of">) => void;
  /** Called with the event, goes back to the start. */
  reset: (event: Event) => void;
}

/**
 * The value of a date picker, held by its caller or by itself, and what stands in its place for a
 * while. All of it goes back to the start when the form is reset.
 */
export function useDateValue(
  isHeld: boolean,
  start: string,
  onValueChange: ((value: string) => void) | undefined,
): DateValue {
  const first: State = { own: start };
  const [state, set] = useReducer(
    (_: State, news: State | Event) => (news instanceof Event ? first : news),
    first,
  );
  const settled = isHeld ? start : state.own;
  const draft = state.draft?.of === settled ? state.draft : undefined;

  return {
    value: draft?.value ?? settled,
    draft,
    reset: set,
    show: (next) => set({ own: settled, draft: { ...next, of: settled } }),
    settle(next) {
      const { value } = next;
      set({ own: value, draft: { ...next, of: value } });
      if (value !== settled) onValueChange?.(value);
    },
  };
}
