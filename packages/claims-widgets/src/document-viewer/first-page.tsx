"use client";

import { type JSX, useEffect, useRef, useState } from "react";
import { useMissingPage } from "./missing-page.ts";
import { pageStyle } from "./page-style.ts";
import type { Pdf, PdfPage } from "./pdf.ts";
import { useDrawing } from "./use-drawing.ts";

/** In px: the box that the page fits into. */
const BOX = { width: 96, height: 124 };

interface FirstPageProps {
  pdf: Pdf;
}

/** The first page of a document, too small to be read. */
export function FirstPage({ pdf }: FirstPageProps): JSX.Element {
  const picture = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<PdfPage>();
  const { width, height } = pdf.pageSize;
  const scale = Math.min(BOX.width / width, BOX.height / height);
  useMissingPage(1, useDrawing(picture, page, scale) !== "nothing");

  useEffect(() => {
    let isGone = false;
    pdf.page(1).then(
      (first) => isGone || setPage(first),
      // A damaged page leaves an empty sheet.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [pdf]);

  return (
    <div
      ref={picture}
      className="ck-document-picture ck-document-first-page"
      style={pageStyle({ width: width * scale, height: height * scale })}
      aria-hidden
    />
  );
}
