"use client";

import { useText } from "@claimkit/widget-runtime";
import { type JSX, type KeyboardEvent, useRef } from "react";
import { DocumentPage } from "./document-page.tsx";
import { pagesToDraw } from "./pages-to-draw.ts";
import type { Pdf } from "./pdf.ts";
import { documentText } from "./text.ts";
import { useFit } from "./use-fit.ts";
import { useScale } from "./use-scale.ts";
import { useTurning } from "./use-turning.ts";
import { useVisiblePages } from "./use-visible-pages.ts";
import { larger, smaller, type Zoom } from "./zoom.ts";

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

/** The pages below each other, to be scrolled and read. Only those near are drawn. */
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
  const scroller = useRef<HTMLDivElement>(null);
  const visible = useVisiblePages(scroller);
  const drawn = pagesToDraw(visible, page, pdf.pageCount);
  useFit(scroller, pdf.pageSize.width, onFit);
  useScale(scroller, scale);
  useTurning(scroller, visible, page, onTurn);

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
      {Array.from({ length: pdf.pageCount }, (_, index) => (
        <DocumentPage
          // oxlint-disable-next-line react/no-array-index-key -- pages have nothing but their place
          key={index}
          pdf={pdf}
          number={index + 1}
          label={text.page(index + 1, pdf.pageCount)}
          headingLevel={headingLevel}
          isDrawn={drawn.has(index + 1)}
          scale={scale}
        />
      ))}
    </div>
  );
}
