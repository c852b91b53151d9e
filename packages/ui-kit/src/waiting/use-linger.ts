"use client";

import { useLayoutEffect, useRef, useState } from "react";
import { SHOWN_AFTER } from "../shared/spinner.tsx";

// Why: docs/decisions/announcements.md#busy-or-waiting
/** Minimum time on the screen, in ms: a flash would be worse than the wait. */
const MINIMUM = 500;

/** Whether to render a waiting indicator: while the wait lasts, and for its minimum time. */
export function useLinger(active: boolean): boolean {
  const [lingers, setLingers] = useState(active);
  const since = useRef(0);

  useLayoutEffect(() => {
    if (active) {
      since.current = performance.now();
      // oxlint-disable-next-line react-hooks-js/set-state-in-effect -- the time starts when it is rendered
      setLingers(true);
      return undefined;
    }
    const lasted = performance.now() - since.current;
    const left = lasted < SHOWN_AFTER ? 0 : SHOWN_AFTER + MINIMUM - lasted;
    if (left <= 0) return setLingers(false);
    const timer = setTimeout(() => setLingers(false), left);
    return () => clearTimeout(timer);
  }, [active]);

  return active || lingers;
}
