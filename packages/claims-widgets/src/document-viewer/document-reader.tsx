"use client";

import { announce, Modal } from "@claimkit/ui-kit";
import { useText } from "@claimkit/widget-runtime";
import { type JSX, useRef, useState } from "react";
import { DocumentPages } from "./document-pages.tsx";
import { DocumentToolbar } from "./document-toolbar.tsx";
import type { Pdf } from "./pdf.ts";
import { documentText } from "./text.ts";
import { percentOf, type Zoom } from "./zoom.ts";

interface DocumentReaderProps {
  pdf: Pdf;
  /** Where its bytes are, to be saved and printed. */
  url: string;
  title: string;
  fileName: string;
  headingLevel: number;
}

/** In ms: who turns many pages hears the last one. */
const AFTER_TURNING = 500;

/** A document that can be read: its toolbar and its pages, here or over the whole window. */
export function DocumentReader({
  pdf,
  title,
  headingLevel,
  ...file
}: DocumentReaderProps): JSX.Element {
  const text = useText(documentText);
  const reader = useRef<HTMLDivElement>(null);
  const takeBack = useRef<() => unknown>(undefined);
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState<Zoom>("fit");
  const [fit, setFit] = useState(1);
  const [isFullSize, setFullSize] = useState(false);
  const scale = zoom === "fit" ? fit : zoom;

  function say(words: string): void {
    takeBack.current?.();
    if (reader.current) takeBack.current = announce(words, reader.current, AFTER_TURNING);
  }

  const toolbar = {
    ...file,
    title,
    page,
    count: pdf.pageCount,
    scale,
    onTurn: turnTo,
    onZoom: zoomTo,
  };
  const pages = {
    pdf,
    title,
    headingLevel,
    page,
    scale,
    onTurn: turnTo,
    onFit: setFit,
    onZoom: zoomTo,
  };

  function turnTo(next: number): void {
    setPage(next);
    say(text.page(next, pdf.pageCount));
  }

  function zoomTo(next: Zoom): void {
    setZoom(next);
    say(text.zoomedTo(percentOf(next === "fit" ? fit : next)));
  }

  return (
    <div ref={reader} className="ck-document-reader">
      <DocumentToolbar {...toolbar} onFullSize={() => setFullSize(true)} />
      {!isFullSize && <DocumentPages {...pages} />}
      {isFullSize && (
        <Modal
          open
          size="full-screen"
          className="ck-document-full"
          heading={title}
          primaryButton={null}
          onClose={() => setFullSize(false)}
        >
          <div className="ck-document-reader">
            <DocumentToolbar {...toolbar} onClose={() => setFullSize(false)} />
            <DocumentPages {...pages} />
          </div>
        </Modal>
      )}
    </div>
  );
}
