"use client";

import { type RefObject, useEffect, useLayoutEffect } from "react";
import { useLatest } from "../shared/use-latest.ts";
import type { Draft } from "./use-date-value.ts";

// Components instead of hooks, so that only a picker that needs an effect runs it.

/** Debounce of changes, in ms. */
const CHANGE_DEBOUNCE = 300;

interface DraftEffectsProps {
  draft: Draft;
  /** The element that contains the field. */
  box: RefObject<HTMLElement | null>;
  /** Called to report the value when the draft has not changed for a while, or is unmounted. */
  onPause: () => void;
  onReset: (event: Event) => void;
}

/**
 * Reports the error of a draft through constraint validation. Once the draft is settled, dispatches the
 * `input` event that typing causes and choosing a date does not.
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
      // While it is being removed, the picker is still in the document.
      queueMicrotask(() => input?.isConnected || call());
    };
  }, [draft, box, pause, onReset]);
  return null;
}

interface LaterProps {
  then: () => void;
}

/** Calls `then` after the page has updated, and again if `key` changes. */
export function Later({ then }: LaterProps): null {
  const latest = useLatest(then);
  useEffect(() => {
    const timer = setTimeout(() => latest.current());
    return () => clearTimeout(timer);
  }, [latest]);
  return null;
}
