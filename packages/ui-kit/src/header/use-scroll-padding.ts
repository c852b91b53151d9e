"use client";

import { type RefObject, useEffect } from "react";
import { observeSize } from "../shared/observe-size.ts";
import { addPageRule } from "../shared/page-rule.ts";

/** Room for the ring around what has the focus, in px. */
const RING = 8;

/** Lets the page scroll what gets the focus, or is linked to, out from under a header that stays in sight. */
export function useScrollPadding(bar: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const box = bar.current;
    if (!active || !box) return undefined;
    let remove = (): void => {};
    const stop = observeSize([box], () => {
      remove();
      remove = addPageRule(
        `:root{scroll-padding-block-start:${box.offsetHeight + RING}px!important}`,
      );
    });
    return () => {
      stop();
      remove();
    };
  }, [bar, active]);
}
