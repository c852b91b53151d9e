"use client";

import { announce } from "@claimkit/ui-kit/announcer";
import { formatCount } from "@claimkit/claims-api/format";
import { formatText } from "@claimkit/ui-kit/messages";
import { useLocale, useText } from "@claimkit/widget-runtime";
import { type RefObject, useEffect, useRef, useState } from "react";
import { documentText } from "./text.ts";
import type { Pdf, TextEdges } from "./pdf.ts";
import { type Fit, formatPercent, scaleOf, scaleToFit, type Zoom } from "./zoom.ts";

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
  /** Called with the width of the viewer. */
  onRoom: (width: number) => void;
  fit: Fit;
  /** Whether the margins of the pages are out of view. */
  isCropped: boolean;
}

/** Space next to the text that fits the viewer, in CSS pixels of the page. */
export const GUTTER = 12;

/**
 * Tracks a reader's position in a document and announces it. `near` is the reader's element, `edges` are those
 * of the text.
 */
export function useReading(
  title: string,
  { pageCount: count, pageSize }: Pdf,
  near: RefObject<HTMLElement | null>,
  edges: TextEdges | undefined,
): Reading {
  const text = useText(documentText);
  const locale = useLocale();
  const cancel = useRef<() => unknown>(undefined);
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState<Zoom>("auto");
  const [room, setRoom] = useState(pageSize.width);
  const fit: Fit = {
    page: scaleToFit(room, pageSize.width),
    text: scaleToFit(room, edges ? edges.right - edges.left + 2 * GUTTER : pageSize.width),
  };

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
    onRoom: setRoom,
    fit,
    isCropped: zoom === "text",
  };
}
