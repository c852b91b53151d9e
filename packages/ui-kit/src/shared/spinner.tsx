"use client";

import { type JSX, useLayoutEffect, useRef } from "react";
import { announce, type CancelAnnouncement } from "../announcer/announcer.ts";
import { useLatest } from "./use-latest.ts";

/** What is over within this time, in ms, is neither spoken nor shown, for which style sheets wait as long. */
export const SHOWN_AFTER = 300;

interface SpinnerProps {
  /** Spoken when the wait begins. */
  says: string;
  /** Spoken when it is over, unless it was over before anything had been spoken. */
  thenSays: string | undefined;
}

/** The turning ring, and the voice, of what makes people wait. */
export function Spinner({ says, thenSays }: SpinnerProps): JSX.Element {
  const ring = useRef<HTMLSpanElement>(null);
  const cancel = useRef<CancelAnnouncement>(undefined);

  useLayoutEffect(() => {
    cancel.current?.();
    if (ring.current) cancel.current = announce(says, ring.current, SHOWN_AFTER);
  }, [says]);

  const finish = useLatest((near: Element) => {
    const spoken = cancel.current?.() === false;
    if (spoken && thenSays) announce(thenSays, near);
  });

  // A layout effect, because the ring must still stand in the page when it is cleaned up.
  useLayoutEffect(() => {
    const near = ring.current;
    function over(): void {
      if (near) finish.current(near);
    }
    return over;
  }, [finish]);

  return <span ref={ring} className="ck-spinner" aria-hidden="true" />;
}
