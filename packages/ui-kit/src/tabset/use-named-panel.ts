"use client";

import { type RefObject, useEffect } from "react";
import { flushSync } from "react-dom";
import { fragment, onFragment } from "../shared/fragment.ts";
import { useLatest } from "../shared/use-latest.ts";
import { panelsOf } from "./panels.ts";

/**
 * Activates the panel that contains the target of the URL's fragment, initially and whenever the URL
 * changes, and moves the focus there. See docs/reference/kit.md#tabset.
 */
export function useNamedPanel(
  tabs: RefObject<HTMLElement | null>,
  onNamed: (index: number) => void,
): void {
  const follow = useLatest(() => {
    // In the document or the shadow root of the tabs; `undefined` once they are removed.
    const root = tabs.current?.getRootNode() as Partial<Document> | undefined;
    const target = root?.getElementById?.(fragment());
    if (!target) return;
    const index = panelsOf(tabs.current as Element).findIndex((panel) => panel.contains(target));
    if (index < 0) return;
    // Only visible elements can be focused.
    flushSync(() => onNamed(index));
    moveFocus(target);
  });

  useEffect(() => {
    const go = (): void => follow.current();
    // Not inside the effect, where React would not render synchronously.
    queueMicrotask(go);
    return onFragment(go);
  }, [follow]);
}

/** Focuses any element, including a heading, which is not focusable by itself. */
function moveFocus(target: HTMLElement): void {
  target.scrollIntoView?.();
  if (target.tabIndex < 0) target.tabIndex = -1;
  // An accordion that the fragment refers to may have focused its toggle already.
  if (!target.matches(":focus-within")) target.focus();
}
