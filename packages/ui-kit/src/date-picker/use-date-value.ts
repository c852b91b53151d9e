"use client";

import { type ReactNode, useReducer } from "react";
import { useReset } from "../shared/use-reset.ts";

/** The result of parsing a typed text. */
export interface Reading {
  /** `""` if the text is empty or invalid. */
  value: string;
  /** Why the text is invalid. */
  problem?: string | undefined;
  /** The date in words. */
  readBack?: string | undefined;
}

/**
 * Temporary state that the field and the calendar show instead of the settled value. Dropped when that
 * value changes.
 */
export interface Draft extends Reading {
  /** The settled value, as known to the caller. A change is reported while `value` differs from it. */
  of: string;
  /** Shown in the field instead of the value. */
  text?: string | undefined;
  /** The user is still typing: neither the error nor the date in words is shown. */
  isTyping?: boolean;
  /** The error, once it is shown. */
  error?: ReactNode;
}

interface State {
  /** The value of an uncontrolled picker. */
  internal: string;
  draft?: Draft;
}

/** Result of {@link useDateValue}. */
export interface DateValue {
  value: string;
  draft: Draft | undefined;
  /** Shows and submits a value without calling `onValueChange`. */
  show: (draft: Omit<Draft, "of">) => void;
  /** Shows and submits a value, and calls `onValueChange` if it has changed. */
  settle: (draft: Omit<Draft, "of">) => void;
  /** Replaces the value without calling `onValueChange`. */
  adopt: (value: string) => void;
  /** Restores the initial value when the form is reset. */
  watchReset: (form: HTMLFormElement | null | undefined) => void;
}

/**
 * The value of a date picker, controlled or not, and the draft that temporarily replaces it. Both are
 * reset with the form.
 */
export function useDateValue(
  isControlled: boolean,
  start: string,
  onValueChange: (value: string) => void,
): DateValue {
  const first: State = { internal: start };
  const [state, set] = useReducer(
    (_: State, next: State | Event) => ("target" in next ? first : next),
    first,
  );
  const watchReset = useReset(set);
  const settled = isControlled ? start : state.internal;
  const draft = state.draft?.of === settled ? state.draft : undefined;

  return {
    value: draft?.value ?? settled,
    draft,
    watchReset,
    adopt: (next) => set({ internal: next }),
    show: (next) => set({ internal: settled, draft: { ...next, of: settled } }),
    settle(next) {
      const { value } = next;
      set({ internal: value, draft: { ...next, of: value } });
      if (value !== settled) onValueChange(value);
    },
  };
}
