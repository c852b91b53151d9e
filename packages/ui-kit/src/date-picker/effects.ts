"use client";

import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useLatest } from "../shared/use-latest.ts";
import type { DateValue, Draft } from "./use-date-value.ts";

/** Debounce of changes, in ms. */
const CHANGE_DEBOUNCE = 300;

/**
 * Reports the error of a draft through constraint validation. Once the draft is settled, dispatches the
 * `input` event that typing causes and choosing a date does not.
 *
 * @param box the element that contains the field
 * @param unavailable why the settled date is not available; `""` if it is
 * @param onPause called to report the value when the draft has not changed for a while, or the picker
 * is unmounted
 */
export function useDraftEffects(
  draft: Draft | undefined,
  box: RefObject<HTMLElement | null>,
  unavailable: string,
  onPause: () => void,
  watchReset: DateValue["watchReset"],
): void {
  const pause = useLatest(onPause);
  useLayoutEffect(() => {
    const input = draft ? undefined : box.current?.querySelector("input");
    input?.setCustomValidity(unavailable);
    return () => input?.setCustomValidity("");
  }, [draft, box, unavailable]);

  const reported = useRef<Draft>(undefined);
  useLayoutEffect(() => {
    if (!draft) return undefined;
    const input = box.current?.querySelector("input");
    const isUnreported = draft.value !== draft.of;
    // Not again when an `Activity` shows the picker again.
    if (!draft.isTyping && !isUnreported && reported.current !== draft) {
      reported.current = draft;
      input?.dispatchEvent(new Event("input", { bubbles: true }));
    }
    input?.setCustomValidity(draft.problem ?? "");
    watchReset(input?.form);

    const report = (): void => pause.current();
    const timer = isUnreported && setTimeout(report, CHANGE_DEBOUNCE);
    return () => {
      input?.setCustomValidity("");
      if (!timer) return;
      clearTimeout(timer);
      // While it is being removed, the picker is still in the document.
      queueMicrotask(() => input?.isConnected || report());
    };
  }, [draft, box, pause, watchReset]);
}

/** Calls back after the page has updated, and again when one of the given values changes. */
export function useReport(report: () => void, values: readonly unknown[]): void {
  const latest = useLatest(report);
  useEffect(() => {
    const timer = setTimeout(() => latest.current());
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps, react-hooks-js/exhaustive-deps -- `latest` is constant
  }, values);
}
