"use client";

import { type JSX, useLayoutEffect, useRef } from "react";
import { announce, type CancelAnnouncement } from "../announcer/announcer.ts";
import { useLatest } from "./use-latest.ts";

/** Shorter waits, in ms, are neither announced nor shown; style sheets use the same delay. */
export const SHOWN_AFTER = 300;

interface SpinnerProps {
  /** Announced when the wait begins. */
  says: string;
  /** Announced when it is over. Shorter waits are never announced, so their end is not announced either. */
  thenSays: string | undefined;
}

/** A spinner that announces the wait. */
export function Spinner({ says, thenSays }: SpinnerProps): JSX.Element {
  const ring = useRef<HTMLSpanElement>(null);
  const cancel = useRef<CancelAnnouncement>(undefined);

  useLayoutEffect(() => {
    cancel.current?.();
    if (ring.current) cancel.current = announce(says, ring.current, SHOWN_AFTER);
  }, [says]);

  const finish = useLatest((near: Element) => {
    const spoken = cancel.current?.() === false;
    if (!spoken || !thenSays) return;
    const takeBack = announce(thenSays, near);
    // An `Activity` has hidden the spinner: the wait is not over.
    queueMicrotask(() => near.isConnected && takeBack());
  });

  // A layout effect, because the spinner must still be in the document during cleanup.
  useLayoutEffect(() => {
    const near = ring.current;
    function over(): void {
      if (near) finish.current(near);
    }
    return over;
  }, [finish]);

  return <span ref={ring} className="ck-spinner" aria-hidden="true" />;
}
