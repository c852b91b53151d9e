"use client";

import { type JSX, useEffect, useRef } from "react";
import { announce } from "../announcer/announcer.ts";

interface SpinnerProps {
  /** Spoken when the wait begins. */
  says: string;
  /** Spoken when it is over, unless it was over before anything had been spoken. */
  thenSays?: string | undefined;
}

/** The turning ring, and the voice, of everything that makes people wait. */
export function Spinner({ says, thenSays }: SpinnerProps): JSX.Element {
  const ring = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const near = ring.current?.parentElement;
    if (!near) return;
    const takeBack = announce(says, near);
    return () => {
      // By now React has taken the ring away, so the page speaks for it.
      if (!takeBack() && thenSays) announce(thenSays, near.isConnected ? near : document.body);
    };
  }, [says, thenSays]);

  return <span ref={ring} className="ck-spinner" aria-hidden="true" />;
}
