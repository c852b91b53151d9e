"use client";

import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { currentPage, type Visible } from "./pages-to-draw.ts";
import { useLatest } from "./use-latest.ts";

/** Keeps the page that is said and the page that is in sight the same, whichever changes. */
export function useTurning(
  scroller: RefObject<HTMLElement | null>,
  visible: Visible,
  page: number,
  onTurn: (page: number) => void,
): void {
  const inSight = useRef(1);
  const tell = useLatest(onTurn);

  useLayoutEffect(() => {
    const box = scroller.current;
    const wanted = box?.querySelector<HTMLElement>(`[data-page="${page}"]`);
    if (!box || !wanted || inSight.current === page) return;
    inSight.current = page;
    box.scrollTo({ top: wanted.offsetTop });
  }, [scroller, page]);

  useEffect(() => {
    const seen = currentPage(visible, inSight.current);
    if (seen === inSight.current) return;
    inSight.current = seen;
    tell.current(seen);
  }, [visible, tell]);
}
