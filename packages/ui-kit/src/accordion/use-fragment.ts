"use client";

import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Opens an accordion when the page's address names something in it, at the start and whenever the
 * address changes. The browser does this itself, but not inside a shadow root.
 */
export function useFragment(toggle: RefObject<HTMLElement | null>, open: () => void): void {
  const followFragment = useEffectEvent(() => {
    const box = toggle.current?.closest(".ck-accordion");
    const root = box?.getRootNode();
    if (!(root instanceof Document || root instanceof ShadowRoot)) return;
    const target = root.getElementById(fragment());
    if (!target || !box?.contains(target)) return;
    open();
    // The panel is open only after React has drawn it.
    requestAnimationFrame(() => {
      target.scrollIntoView();
      (target === box ? toggle.current : target)?.focus({ preventScroll: true });
    });
  });

  useEffect(() => {
    const follow = (): void => followFragment();
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
}

/** The fragment of the page's address; one that is wrongly encoded is taken as it is written. */
function fragment(): string {
  const written = location.hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
