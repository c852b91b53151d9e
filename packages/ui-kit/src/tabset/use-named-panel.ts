"use client";

import { type RefObject, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { type Constrained, firstInvalid } from "../field/constraint.ts";
import { fragment, onFragment } from "../shared/fragment.ts";
import { useLatest } from "../shared/use-latest.ts";
import { panelsOf } from "./panels.ts";

/**
 * Activates the panel that contains the target of the URL's fragment, initially and whenever the URL
 * changes, and moves the focus there. See docs/reference/kit.md#tabset. Also activates the panel of a
 * form's first invalid field, and of a field that the form's error summary links to.
 */
export function useNamedPanel(
  tabs: RefObject<HTMLElement | null>,
  onNamed: (index: number) => void,
): void {
  const show = useLatest((target: Element, now: boolean) => {
    const index = panelsOf(tabs.current as Element).findIndex((panel) => panel.contains(target));
    if (index < 0) return false;
    // Only visible elements can be focused.
    if (now) flushSync(() => onNamed(index));
    else onNamed(index);
    return true;
  });

  const followed = useRef<string>(undefined);
  useEffect(() => {
    const box = tabs.current?.closest(".ck-tabset");
    function go(): void {
      followed.current = location.hash;
      // In the document or the shadow root of the tabs; `undefined` once they are removed.
      const root = tabs.current?.getRootNode() as Partial<Document> | undefined;
      const target = root?.getElementById?.(fragment());
      if (target && show.current(target, true)) moveFocus(target);
    }
    function reveal({ type, target, defaultPrevented }: Event): void {
      // A form that prevents the event does not focus the field.
      const isInvalid = type === "invalid";
      if (isInvalid && firstInvalid(target as Constrained) !== target) return;
      show.current(target as Element, isInvalid && !defaultPrevented);
    }
    for (const type of ["invalid", "beforematch"]) box?.addEventListener(type, reveal, true);
    // Not inside the effect, where React would not render synchronously. Not again when an `Activity`
    // shows the tabs again.
    if (followed.current !== location.hash) queueMicrotask(go);
    const stop = onFragment(go);
    return () => {
      stop();
      for (const type of ["invalid", "beforematch"]) box?.removeEventListener(type, reveal, true);
    };
  }, [tabs, show]);
}

/** Focuses any element, including a heading, which is not focusable by itself. */
function moveFocus(target: HTMLElement): void {
  target.scrollIntoView?.();
  if (target.tabIndex < 0) target.tabIndex = -1;
  // An accordion that the fragment refers to may have focused its toggle already.
  if (!target.matches(":focus-within")) target.focus();
}
