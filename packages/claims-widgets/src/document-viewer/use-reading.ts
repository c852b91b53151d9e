"use client";

import { announce } from "@claimkit/ui-kit/announcer";
import { formatCount } from "@claimkit/claims-api/format";
import { formatText } from "@claimkit/ui-kit/messages";
import { useLocale, useText } from "@claimkit/widget-runtime";
import { type RefObject, useEffect, useRef, useState } from "react";
import { documentText } from "./text.ts";
import { formatPercent, scaleOf, type Zoom } from "./zoom.ts";

/** In ms. Only the last of several quick page turns is announced. */
const AFTER_TURNING = 500;

/** The reader's current page and scale. */
export interface Reading {
  page: number;
  scale: number;
  onTurn: (page: number) => void;
  onZoom: (zoom: Zoom) => void;
  /** Changes the scale without an announcement, if the user has not zoomed. */
  setZoom: (zoom: Zoom) => void;
  /** The scale at which pages are as wide as the viewer. */
  onFit: (scale: number) => void;
}

/** Tracks a reader's position in a document and announces it. `near` is the reader's element. */
export function useReading(
  title: string,
  count: number,
  near: RefObject<HTMLElement | null>,
): Reading {
  const text = useText(documentText);
  const locale = useLocale();
  const cancel = useRef<() => unknown>(undefined);
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState<Zoom>("auto");
  const [fit, setFit] = useState(1);

  const opened = formatText(text.opened, { title, count: formatCount(count, locale) }, locale);
  // Announces the end of the wait.
  useEffect(() => {
    if (near.current) announce(opened, near.current);
  }, [near, opened]);

  // A document that was closed has no page to announce.
  useEffect(() => () => void cancel.current?.(), []);

  function say(words: string): void {
    cancel.current?.();
    if (near.current) cancel.current = announce(words, near.current, AFTER_TURNING);
  }

  return {
    page,
    scale: scaleOf(zoom, fit),
    onTurn(next) {
      setPage(next);
      say(
        formatText(
          text.page,
          { page: formatCount(next, locale), count: formatCount(count, locale) },
          locale,
        ),
      );
    },
    onZoom(next) {
      setZoom(next);
      const percent = formatPercent(scaleOf(next, fit), locale);
      say(formatText(text.zoomedTo, { percent }, locale));
    },
    setZoom,
    onFit: setFit,
  };
}
