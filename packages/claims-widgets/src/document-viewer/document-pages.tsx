"use client";

import { formatCount } from "@claimkit/claims-api/format";
import { formatText } from "@claimkit/ui-kit/messages";
import { useLocale, useText } from "@claimkit/widget-runtime";
import { type JSX, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { DocumentPage } from "./document-page.tsx";
import { heightOf } from "./page-layout.ts";
import { pageStyle } from "./page-style.ts";
import type { PageSize, Pdf, TextEdges } from "./pdf.ts";
import { documentText } from "./text.ts";
import { usePageLayout } from "./use-page-layout.ts";
import { usePlace } from "./use-place.ts";
import { GUTTER } from "./use-reading.ts";
import { useRoom } from "./use-room.ts";
import { useSight } from "./use-sight.ts";
import { useTouchZoom } from "./use-touch-zoom.ts";
import { type Fit, larger, smaller, type Zoom } from "./zoom.ts";

/**
 * Number of pages on either side of the visible ones that are rendered, ready to be scrolled to or read
 * aloud.
 */
const MARGIN = 5;

interface DocumentPagesProps {
  pdf: Pdf;
  title: string;
  headingLevel: number;
  /** The page to scroll to. */
  page: number;
  scale: number;
  /** Called when another page becomes visible. */
  onTurn: (page: number) => void;
  onZoom: (zoom: Zoom) => void;
  /** Called with the width of the viewer. */
  onRoom: (width: number) => void;
  fit: Fit;
  /** Edges of the text, if the margins are out of view. */
  edges?: TextEdges | undefined;
  /** Whether touches zoom the pages. */
  hasTouchZoom: boolean;
}

/**
 * The scrollable list of pages. Only those near the visible area are rendered, and spacers replace the
 * others, so that a long document costs no more than a short one.
 */
export function DocumentPages({
  pdf,
  title,
  headingLevel,
  page,
  scale,
  onTurn,
  onZoom,
  onRoom,
  fit,
  edges,
  hasTouchZoom,
}: DocumentPagesProps): JSX.Element {
  const text = useText(documentText);
  const locale = useLocale();
  const scroller = useRef<HTMLDivElement>(null);
  const { layout, onSize } = usePageLayout(pdf);
  useRoom(scroller, onRoom);
  const scaleTo = usePlace(scroller, layout, scale);
  useCrop(scroller, edges, scale);
  useTouchZoom(scroller, hasTouchZoom, { scale, fit, scaleTo, onZoom });
  const sight = useSight(scroller, layout, scale, page, onTurn);
  const first = Math.max(1, sight.first - MARGIN);
  const last = Math.min(pdf.pageCount, sight.last + MARGIN);
  const above = heightOf(layout, 1, first - 1);
  const below = heightOf(layout, last + 1, pdf.pageCount);

  function zoom(event: KeyboardEvent): void {
    // With modifiers, the keys are the browser's.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") onZoom(larger(scale, fit));
    if (event.key === "-") onZoom(smaller(scale));
  }

  return (
    // The scroller handles Page Up, Page Down, Home and End.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={scroller}
      className="ck-document-pages"
      data-part="pages"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a part of the viewer, not of the host's text
      role="region"
      aria-label={title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- required to scroll it by keyboard
      tabIndex={0}
      // The pages position their text themselves, whatever the host's text direction.
      dir="ltr"
      onKeyDown={zoom}
    >
      {above > 0 && <Spacer width={layout.width} height={above} />}
      {Array.from({ length: last - first + 1 }, (_, index) => first + index).map((number) => (
        <DocumentPage
          key={number}
          pdf={pdf}
          number={number}
          label={formatText(
            text.page,
            { page: formatCount(number, locale), count: formatCount(pdf.pageCount, locale) },
            locale,
          )}
          headingLevel={headingLevel}
          size={layout.sizes[number - 1] ?? pdf.pageSize}
          onSize={onSize}
          isDrawn={sight.drawn.has(number)}
          scale={scale}
        />
      ))}
      {below > 0 && <Spacer width={layout.width} height={below} />}
    </div>
  );
}

/** Replaces pages that are not rendered. As wide as the widest, so that nothing shifts horizontally. */
function Spacer(size: PageSize): JSX.Element {
  return <div className="ck-document-spacer" style={pageStyle(size)} />;
}

/** Scrolls the left margin of the pages out of view, after each change of the scale. */
function useCrop(
  scroller: RefObject<HTMLElement | null>,
  edges: TextEdges | undefined,
  scale: number,
): void {
  useLayoutEffect(() => {
    if (edges) scroller.current?.scrollTo({ left: (edges.left - GUTTER) * scale });
  }, [scroller, edges, scale]);
}
