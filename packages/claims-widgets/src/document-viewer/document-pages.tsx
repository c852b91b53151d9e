"use client";

import { formatText } from "@claimkit/ui-kit/messages";
import { useLocale, useText } from "@claimkit/widget-runtime";
import { type JSX, type KeyboardEvent, useRef } from "react";
import { DocumentPage } from "./document-page.tsx";
import { heightOf } from "./page-layout.ts";
import { pageStyle } from "./page-style.ts";
import type { PageSize, Pdf } from "./pdf.ts";
import { documentText } from "./text.ts";
import { useFit } from "./use-fit.ts";
import { usePageLayout } from "./use-page-layout.ts";
import { usePlace } from "./use-place.ts";
import { useSight } from "./use-sight.ts";
import { larger, smaller, type Zoom } from "./zoom.ts";

/** So many pages on either side of those in sight are elements, ready to be scrolled to or read aloud. */
const MARGIN = 5;

interface DocumentPagesProps {
  pdf: Pdf;
  title: string;
  headingLevel: number;
  /** The page to be at. */
  page: number;
  scale: number;
  /** Another page has come into sight. */
  onTurn: (page: number) => void;
  onZoom: (zoom: Zoom) => void;
  /** At this scale its pages are as wide as there is room. */
  onFit: (scale: number) => void;
}

/**
 * The pages below each other, to be scrolled and read. Only those near the view are elements, and empty
 * space takes the place of the others, so that a long document costs no more than a short one.
 */
export function DocumentPages({
  pdf,
  title,
  headingLevel,
  page,
  scale,
  onTurn,
  onZoom,
  onFit,
}: DocumentPagesProps): JSX.Element {
  const text = useText(documentText);
  const locale = useLocale();
  const scroller = useRef<HTMLDivElement>(null);
  const { layout, onSize } = usePageLayout(pdf);
  useFit(scroller, pdf.pageSize.width, onFit);
  usePlace(scroller, layout, scale);
  const sight = useSight(scroller, layout, scale, page, onTurn);
  const first = Math.max(1, sight.first - MARGIN);
  const last = Math.min(pdf.pageCount, sight.last + MARGIN);
  const above = heightOf(layout, 1, first - 1);
  const below = heightOf(layout, last + 1, pdf.pageCount);

  function zoom(event: KeyboardEvent): void {
    // With these, the keys are the browser's.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") onZoom(larger(scale));
    if (event.key === "-") onZoom(smaller(scale));
  }

  return (
    // Page Up, Page Down, Home and End are the scroller's own.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={scroller}
      className="ck-document-pages"
      data-part="pages"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a part of the viewer, no part of the host's text
      role="region"
      aria-label={title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- only so can keys scroll it
      tabIndex={0}
      // Where the words stand, the pages say, in whatever direction the host reads.
      dir="ltr"
      onKeyDown={zoom}
    >
      {above > 0 && <Spacer width={layout.width} height={above} />}
      {Array.from({ length: last - first + 1 }, (_, index) => first + index).map((number) => (
        <DocumentPage
          key={number}
          pdf={pdf}
          number={number}
          label={formatText(text.page, { page: number, count: pdf.pageCount }, locale)}
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

/** Takes the place of pages that are not there. As wide as the widest, so that nothing moves sideways. */
function Spacer(size: PageSize): JSX.Element {
  return <div className="ck-document-spacer" style={pageStyle(size)} />;
}
