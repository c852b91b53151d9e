"use client";

import { type RefObject, useEffect } from "react";
import { observeSize } from "../shared/observe-size.ts";
import { addPageRule } from "../shared/page-rule.ts";

/** Space for the focus ring, in px. */
const RING = 8;

/** Sets the page's scroll padding, so that a sticky header does not cover what is focused or linked to. */
export function useScrollPadding(bar: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const box = bar.current;
    if (!active || !box) return undefined;
    let remove = (): void => {};
    const stop = observeSize([box], () => {
      remove();
      remove = addPageRule(
        `:root{scroll-padding-block-start:${box.offsetHeight + RING}px!important}`,
        box,
      );
    });
    return () => {
      stop();
      remove();
    };
  }, [bar, active]);
}
