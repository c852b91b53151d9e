"use client";

import { type RefObject, useEffect, useState } from "react";

/** Whether tabs are out of sight at the start, whether at the end. */
export function useHiddenTabs(
  scroller: RefObject<HTMLElement | null>,
): [before: boolean, after: boolean] {
  const [before, setBefore] = useState(false);
  const [after, setAfter] = useState(false);

  function look(): void {
    const tabs = scroller.current as HTMLElement;
    // Less than 0 from right to left, and a fraction of a pixel short of the end on some screens.
    const gone = Math.abs(tabs.scrollLeft);
    setBefore(gone > 1);
    setAfter(tabs.scrollWidth - tabs.clientWidth - gone > 1);
  }

  useEffect(() => {
    const box = scroller.current as HTMLElement;
    // It tells the first sizes too, once the browser has laid out the page.
    const observer = new ResizeObserver(look);
    box.addEventListener("scroll", look);
    observer.observe(box);
    observer.observe(box.children[0] as Element);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps, react-hooks-js/exhaustive-deps -- it reads the element alone
  }, []);

  return [before, after];
}
