"use client";

import { type RefObject, useEffect, useLayoutEffect } from "react";
import { useLatest } from "../shared/use-latest.ts";
import type { Draft } from "./use-date-value.ts";

// Components and no hooks, so that only a picker that needs an effect pays for it.

/** Debounce of changes, in ms. */
const CHANGE_DEBOUNCE = 300;

interface DraftEffectsProps {
  draft: Draft;
  /** What the field is in. */
  box: RefObject<HTMLElement | null>;
  /** The draft has not changed for a while, or leaves the page: time to report its value. */
  onPause: () => void;
  onReset: (event: Event) => void;
}

/**
 * Makes the problem of a draft part of constraint validation. Once the draft is settled, dispatches the
 * `input` event that typing has and a choice has not.
 */
export function DraftEffects({ draft, box, onPause, onReset }: DraftEffectsProps): null {
  const pause = useLatest(onPause);
  useLayoutEffect(() => {
    const input = box.current?.querySelector("input");
    const isUntold = draft.value !== draft.of;
    if (!draft.isTyping && !isUntold) {
      input?.dispatchEvent(new Event("input", { bubbles: true }));
    }
    input?.setCustomValidity(draft.problem ?? "");
    input?.form?.addEventListener("reset", onReset, { once: true });

    const call = (): void => pause.current();
    const timer = isUntold && setTimeout(call, CHANGE_DEBOUNCE);
    return () => {
      input?.setCustomValidity("");
      if (!timer) return;
      clearTimeout(timer);
      // The picker is still in the page while it is being removed.
      queueMicrotask(() => input?.isConnected || call());
    };
  }, [draft, box, pause, onReset]);
  return null;
}

interface LaterProps {
  then: () => void;
}

/** Calls back after the page has been updated; once more with another `key`. */
export function Later({ then }: LaterProps): null {
  const latest = useLatest(then);
  useEffect(() => {
    const timer = setTimeout(() => latest.current());
    return () => clearTimeout(timer);
  }, [latest]);
  return null;
}
