"use client";

import { announce } from "@claimkit/ui-kit/announcer";
import { formatText } from "@claimkit/ui-kit/messages";
import { useLocale, useText } from "@claimkit/widget-runtime";
import { type RefObject, useEffect, useRef, useState } from "react";
import { documentText } from "./text.ts";
import { formatPercent, scaleOf, type Zoom } from "./zoom.ts";

/** In ms: who turns many pages hears the last one. */
const AFTER_TURNING = 500;

/** Where a reader is in a document, and how large it is. */
export interface Reading {
  page: number;
  scale: number;
  onTurn: (page: number) => void;
  onZoom: (zoom: Zoom) => void;
  /** The same without a word, where nobody has asked for a zoom. */
  setZoom: (zoom: Zoom) => void;
  /** At this scale the pages are as wide as there is room. */
  onFit: (scale: number) => void;
}

/** Follows a reader through a document, and says where they are. `near` is where they read. */
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

  const opened = formatText(text.opened, { title, count }, locale);
  // Who was told to wait hears that it is over.
  useEffect(() => {
    if (near.current) announce(opened, near.current);
  }, [near, opened]);

  // A document that has gone has no page to speak of.
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
      say(formatText(text.page, { page: next, count }, locale));
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
