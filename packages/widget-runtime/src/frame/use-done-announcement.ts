"use client";

import { announce } from "@claimkit/ui-kit/announcer";
import { type RefObject, useEffect, useRef } from "react";
import type { LoadState } from "../call/load-state.ts";

/** In ms; who waited no longer has not been told to wait, or has only just. */
const NOTICEABLE = 1000;

/**
 * Tells users of screen readers that what they were asked to wait for is there.
 * Not the waiting indicator's own job: it goes as well when the load has failed.
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
