"use client";

import { type RefObject, useLayoutEffect, useState } from "react";
import { mediaQuery } from "../shared/media-query.ts";

/** Layout of the header: with a menu button, or with its items side by side. */
export type HeaderView = "mobile" | "desktop";

/** How long transitions are off after a change of the view, in ms. See docs/reference/kit.md#header. */
const STILL = { mobile: 1_000, desktop: 500 };

/**
 * The view that fits the window: mobile below the breakpoint. `undefined` on a server and until
 * hydration, where the style sheet decides. After a change, `data-still` turns transitions off for
 * elements that have moved.
 */
export function useView(
  breakpoint: number,
  bar: RefObject<HTMLElement | null>,
): HeaderView | undefined {
  const [view, setView] = useState<HeaderView>();

  useLayoutEffect(() => {
    const narrow = bar.current && mediaQuery(`(width < ${breakpoint}px)`, bar.current);
    let timer: ReturnType<typeof setTimeout>;

    function update(): HeaderView {
      const next = narrow?.matches ? "mobile" : "desktop";
      setView(next);
      return next;
    }
    function change(): void {
      const header = bar.current?.parentElement;
      header?.setAttribute("data-still", "");
      clearTimeout(timer);
      timer = setTimeout(() => header?.removeAttribute("data-still"), STILL[update()]);
    }

    update();
    narrow?.addEventListener("change", change);
    return () => narrow?.removeEventListener("change", change);
  }, [breakpoint, bar]);

  return view;
}
