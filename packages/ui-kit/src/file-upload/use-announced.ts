"use client";

import { type RefObject, useEffect, useRef } from "react";
import { announce } from "../announcer/announcer.ts";

/** In ms. Changes within this time are announced once. */
const ANNOUNCE_AFTER = 1_000;

/** Announces a text when it has changed, politely, and not more often than once a second. */
export function useAnnounced(text: string, near: RefObject<Element | null>): void {
  // What a page shows at first is read with it.
  const known = useRef(text);

  useEffect(() => {
    if (text === known.current) return;
    const timer = setTimeout(() => {
      known.current = text;
      if (text && near.current) announce(text, near.current);
    }, ANNOUNCE_AFTER);
    return () => clearTimeout(timer);
  }, [text, near]);
}
