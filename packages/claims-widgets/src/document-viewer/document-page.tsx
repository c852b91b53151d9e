"use client";

import { useLatest } from "@claimkit/ui-kit/internal/use-latest";
import { useText } from "@claimkit/widget-runtime";
import { type JSX, useLayoutEffect, useRef } from "react";
import { useMissingPage } from "./missing-page.ts";
import { pageStyle } from "./page-style.ts";
import type { PageSize, Pdf } from "./pdf.ts";
import { Structure } from "./structure.tsx";
import { documentText } from "./text.ts";
import { useDrawing } from "./use-drawing.ts";
import { usePage } from "./use-page.ts";
import { useTextLayer } from "./use-text-layer.ts";

interface DocumentPageProps {
  pdf: Pdf;
  number: number;
  label: string;
  headingLevel: number;
  /** Its size, as far as it is known. */
  size: PageSize;
  /** Called with the real size when the page has loaded. */
  onSize: (page: number, size: PageSize) => void;
  /** Whether it is close enough to the visible area to be drawn. */
  isDrawn: boolean;
  scale: number;
}

/** A page: its canvas, a layer of selectable text, and its structure for screen readers. */
export function DocumentPage({
  pdf,
  number,
  label,
  headingLevel,
  size,
  onSize,
  isDrawn,
  scale,
}: DocumentPageProps): JSX.Element {
  const words = useText(documentText);
  const picture = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const { page, text, isBroken } = usePage(pdf, number, isDrawn);
  const drawn = useDrawing(picture, isDrawn ? page : undefined, scale);
  const missing = isBroken ? "everything" : drawn;
  useMissingPage(number, missing !== "nothing");
  useTextLayer(layer, isDrawn ? text : undefined);

  const latestOnSize = useLatest(onSize);
  useLayoutEffect(() => {
    if (page) latestOnSize.current(number, page);
  }, [latestOnSize, number, page]);

  return (
    <section
      // Not a landmark: a long document would have more of them than the page around it.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not a form control group
      role="group"
      className="ck-document-page"
      data-part="page"
      data-page={number}
      aria-label={label}
      style={pageStyle(size)}
    >
      <div ref={picture} className="ck-document-picture" aria-hidden />
      <div lang={text?.lang} aria-hidden={text?.structure !== undefined} ref={layer} />
      {text?.structure && (
        <div lang={text.lang} className="ck-document-structure">
          <Structure node={text.structure} headingLevel={headingLevel} />
        </div>
      )}
      {missing === "everything" && <p className="ck-document-broken">{words.brokenPage}</p>}
      {missing === "part" && <p className="ck-document-incomplete">{words.incompletePage}</p>}
    </section>
  );
}
