"use client";

import { announce } from "@claimkit/ui-kit/announcer";
import { type RefObject, useEffect, useRef } from "react";
import type { LoadState } from "../call/load-state.ts";

/** In ms. Shorter waits have not been announced, or only just, so their end is not announced either. */
const NOTICEABLE = 1000;

/**
 * Announces to screen readers that a load has finished. The waiting indicator can't do that, because it also
 * disappears when the load has failed.
 */
export function useDoneAnnouncement(
  status: LoadState<unknown>["status"],
  widget: RefObject<HTMLElement | null>,
  done: string,
): void {
  const since = useRef(Number.POSITIVE_INFINITY);

  useEffect(() => {
    const waited = performance.now() - since.current;
    since.current = status === "loading" ? performance.now() : Number.POSITIVE_INFINITY;
    if (status === "ready" && waited > NOTICEABLE && widget.current) announce(done, widget.current);
  }, [status, widget, done]);
}
