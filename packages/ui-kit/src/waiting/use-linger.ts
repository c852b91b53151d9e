"use client";

import { useLayoutEffect, useRef, useState } from "react";
import { SHOWN_AFTER } from "../shared/spinner.tsx";

// Why: docs/decisions/announcements.md#busy-or-waiting
/** What has come into sight stays for this long, in ms: a flash would be worse than the wait. */
const MINIMUM = 500;

/** Whether a wait is to be drawn: while it goes on, and until it has been in sight for a moment. */
export function useLinger(active: boolean): boolean {
  const [lingers, setLingers] = useState(active);
  const since = useRef(0);

  useLayoutEffect(() => {
    if (active) {
      since.current = performance.now();
      // oxlint-disable-next-line react-hooks-js/set-state-in-effect -- it counts from when it is drawn
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
