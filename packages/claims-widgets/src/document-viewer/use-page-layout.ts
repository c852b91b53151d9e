"use client";

import { useMemo, useState } from "react";
import { type PageLayout, pageLayout } from "./page-layout.ts";
import type { PageSize, Pdf } from "./pdf.ts";

/** Lays out the pages of a document, and records the sizes of those that are loaded. */
export function usePageLayout(pdf: Pdf): {
  layout: PageLayout;
  onSize: (page: number, size: PageSize) => void;
} {
  const { pageCount, pageSize } = pdf;
  const [known, setKnown] = useState<ReadonlyMap<number, PageSize>>(new Map());
  // Memoized: 2,000 pages on each render would slow scrolling down, and effects depend on the layout.
  const layout = useMemo(
    () => pageLayout(pageCount, pageSize, known),
    [pageCount, pageSize, known],
  );

  function onSize(page: number, { width, height }: PageSize): void {
    setKnown((sizes) => {
      const size = sizes.get(page) ?? pageSize;
      const isKnown = size.width === width && size.height === height;
      return isKnown ? sizes : new Map(sizes).set(page, { width, height });
    });
  }

  return { layout, onSize };
}
