"use client";

import { useEffect, useState } from "react";

/** After this time, in ms, users wonder whether anything is happening. */
const LONG = 10_000;

/** Whether the text has not changed for that long. */
export function useLongWait(says: string): boolean {
  const [longSaid, setLongSaid] = useState<string>();

  useEffect(() => {
    const timer = setTimeout(() => setLongSaid(says), LONG);
    return () => clearTimeout(timer);
  }, [says]);

  return longSaid === says;
}
