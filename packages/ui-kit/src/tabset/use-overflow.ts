"use client";

import { type RefObject, useEffect, useState } from "react";

/** Whether something that scrolls lacks room in its parent. */
export function useOverflow(scroller: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const box = scroller.current as HTMLElement;
    const room = box.parentElement as HTMLElement;
    // The room stays the same when the buttons take their part of it.
    const look = (): void => setOverflows(box.scrollWidth > room.clientWidth);
    // It tells the first sizes too, once the browser has laid out the page.
    const observer = new ResizeObserver(look);
    observer.observe(room);
    observer.observe(box.firstElementChild as Element);
    return () => observer.disconnect();
  }, [scroller]);

  return overflows;
}
