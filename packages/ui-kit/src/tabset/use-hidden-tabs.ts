"use client";

import { type RefObject, useEffect, useState } from "react";
import { observeSize } from "../shared/observe-size.ts";

/** Whether tabs are scrolled out of view at the start or the end. */
export function useHiddenTabs(
  scroller: RefObject<HTMLElement | null>,
): [before: boolean, after: boolean] {
  const [before, setBefore] = useState(false);
  const [after, setAfter] = useState(false);

  useEffect(() => {
    const tabs = scroller.current as HTMLElement;
    function update(): void {
      // Negative in right-to-left text, and on some screens a fraction of a pixel short of the end.
      const gone = Math.abs(tabs.scrollLeft);
      setBefore(gone > 1);
      setAfter(tabs.scrollWidth - tabs.clientWidth - gone > 1);
    }
    const stop = observeSize([tabs, tabs.children[0] as Element], update);
    tabs.addEventListener("scroll", update);
    return () => {
      stop();
      tabs.removeEventListener("scroll", update);
    };
  }, [scroller]);

  return [before, after];
}
