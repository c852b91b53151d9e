"use client";

import { type RefObject, useLayoutEffect, useState } from "react";
import { mediaQuery } from "../shared/media-query.ts";
import { observeSize } from "../shared/observe-size.ts";

/** Layout of the header: with a menu button, or with its items side by side. */
export type HeaderView = "mobile" | "desktop";

/** How long transitions are off after a change of the view, in ms. See docs/reference/kit.md#header. */
const STILL = { mobile: 1_000, desktop: 500 };

/** Width of the window below which a header is mobile by default, in px. */
const BREAKPOINT = 768;

/**
 * The view that fits the window: mobile below the breakpoint. Without one, also where the items, which are the same as
 * long as `contents` is, need more than one line. `undefined` on a server and until hydration, where the style sheet decides. After a change, `data-still` turns
 * transitions off for elements that have moved.
 */
export function useView(
  breakpoint: number | undefined,
  bar: RefObject<HTMLElement | null>,
  items: RefObject<HTMLElement | null>,
  contents: string,
): HeaderView | undefined {
  const [view, setView] = useState<HeaderView>();
  const [needed, setNeeded] = useState({ contents, width: 0 });
  const limit = breakpoint ?? Math.max(BREAKPOINT, needed.contents === contents ? needed.width : 0);

  useLayoutEffect(() => {
    const narrow = bar.current && mediaQuery(`(width < ${limit}px)`, bar.current);
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
  }, [limit, bar]);

  const isMeasured = view === "desktop" && breakpoint === undefined;
  useLayoutEffect(() => {
    const list = items.current?.querySelector('[data-part="list"]');
    if (!isMeasured || !list) return undefined;
    const measure = (): void => {
      const missing = missingWidth(list, bar.current);
      // A px more, because widths are rounded.
      if (missing > 1) setNeeded({ contents, width: Math.ceil(windowWidth(list) + missing) + 1 });
    };
    measure();
    // When fonts have loaded.
    return observeSize([list, ...list.children], measure);
  }, [isMeasured, bar, items, contents]);

  return view;
}

/** How much wider a window would have to be for a list in one line; 0 if it would not help or is not known yet. */
function missingWidth(list: Element, bar: Element | null): number {
  const isWidest = bar && bar.clientWidth < (bar.parentElement?.clientWidth ?? 0);
  if (isWidest || list.closest(":popover-open")) return 0;
  const widths = [...list.children].map((item) => item.getBoundingClientRect().width);
  return widths.reduce((sum, width) => sum + width, 0) - list.getBoundingClientRect().width;
}

function windowWidth({ ownerDocument }: Element): number {
  return ownerDocument.defaultView?.innerWidth ?? 0;
}
