"use client";

import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { fragment, onFragment } from "../shared/fragment.ts";
import { useLatest } from "../shared/use-latest.ts";

/**
 * Opens an accordion if the URL's fragment refers to something inside it, initially and whenever the
 * URL changes. Browsers do this themselves, but not inside a shadow root.
 */
export function useFragment(
  toggle: RefObject<HTMLElement | null>,
  open: boolean,
  onNamed: () => void,
): void {
  const target = useRef<HTMLElement>(null);

  const followed = useRef<string>(undefined);
  const follow = useLatest(() => {
    followed.current = location.hash;
    target.current = named(toggle.current?.closest(".ck-accordion"));
    if (!target.current) return;
    if (open) reveal();
    else onNamed();
  });

  function reveal(): void {
    const { current } = target;
    target.current = null;
    current?.scrollIntoView?.();
    (current?.contains(toggle.current) ? toggle.current : current)?.focus({ preventScroll: true });
  }

  useEffect(() => {
    const listen = (): void => follow.current();
    // The effect also runs when an `Activity` shows the accordion again.
    if (followed.current !== location.hash) listen();
    return onFragment(listen);
  }, [follow]);

  // Scrolling to a target works only after its panel has been rendered open.
  useLayoutEffect(() => {
    if (open) reveal();
  });
}

/** The target of the URL's fragment, if it is this element or inside it. */
function named(box: Element | null | undefined): HTMLElement | null {
  const root = box?.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return null;
  const target = root.getElementById(fragment());
  return target && box?.contains(target) ? target : null;
}
