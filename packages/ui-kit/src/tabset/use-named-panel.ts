"use client";

import { type RefObject, useEffect } from "react";
import { flushSync } from "react-dom";
import { fragment, onFragment } from "../shared/fragment.ts";
import { useLatest } from "../shared/use-latest.ts";
import { panelsOf } from "./panels.ts";

/**
 * Activates the panel that contains what the page's address names, at the start and whenever the address
 * changes, and moves the focus there. See docs/reference/kit.md#tabset.
 */
export function useNamedPanel(
  tabs: RefObject<HTMLElement | null>,
  onNamed: (index: number) => void,
): void {
  const follow = useLatest(() => {
    // In the page, or in the shadow root that the tabs are in; in neither, once they are gone.
    const root = tabs.current?.getRootNode() as Partial<Document> | undefined;
    const target = root?.getElementById?.(fragment());
    if (!target) return;
    const index = panelsOf(tabs.current as Element).findIndex((panel) => panel.contains(target));
    if (index < 0) return;
    // Only what is shown can be gone to.
    flushSync(() => onNamed(index));
    moveFocus(target);
  });

  useEffect(() => {
    const go = (): void => follow.current();
    // Not inside the effect, where React would not draw at once.
    queueMicrotask(go);
    return onFragment(go);
  }, [follow]);
}

/** Moves the focus to anything, also to a heading, which by itself takes none. */
function moveFocus(target: HTMLElement): void {
  target.scrollIntoView?.();
  if (target.tabIndex < 0) target.tabIndex = -1;
  // An accordion that it names may have given the focus to its toggle already.
  if (!target.matches(":focus-within")) target.focus();
}
