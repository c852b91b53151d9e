"use client";

import { Modal } from "@claimkit/ui-kit/modal";
import { type JSX, useRef, useState } from "react";
import { DocumentPages } from "./document-pages.tsx";
import { DocumentToolbar } from "./document-toolbar.tsx";
import type { Pdf } from "./pdf.ts";
import { TextView } from "./text-view.tsx";
import { usePrinting } from "./use-printing.ts";
import { useReading } from "./use-reading.ts";
import { useTextEdges } from "./use-text-edges.ts";

/** Level of the document's first heading, one below that of a modal. */
const BELOW_MODAL = 3;

/** Props of {@link DocumentReader}. */
export interface DocumentReaderProps {
  pdf: Pdf;
  /** URL of its bytes, for saving and printing. */
  url: string;
  title: string;
  fileName: string;
  headingLevel: number;
}

/** An open document: its toolbar and its pages, inline or full screen. */
export function DocumentReader({
  pdf,
  title,
  headingLevel,
  ...file
}: DocumentReaderProps): JSX.Element {
  const [isFullSize, setFullSize] = useState(false);
  const [isText, setText] = useState(false);
  const here = useRef<HTMLDivElement>(null);
  const edges = useTextEdges(pdf, isFullSize);
  const { onRoom, setZoom, fit, isCropped, ...reading } = useReading(title, pdf, here, edges);
  const onPrint = usePrinting(file.url);
  const toolbar = { ...file, ...reading, title, count: pdf.pageCount, onPrint };
  const level = isFullSize ? BELOW_MODAL : headingLevel;
  const pages = (
    <DocumentPages
      {...reading}
      {...{ pdf, title, onRoom, fit }}
      edges={isCropped ? edges : undefined}
      hasTouchZoom={isFullSize}
      headingLevel={level}
    />
  );

  function open(): void {
    setFullSize(true);
    setZoom("text");
  }

  function close(): void {
    setFullSize(false);
    setText(false);
    setZoom("auto");
  }

  // The pages are rendered in one place at a time, because phones lack the memory for two.
  return (
    <div ref={isFullSize ? null : here} className="ck-document-reader">
      <DocumentToolbar {...toolbar} onFullSize={open} />
      {!isFullSize && pages}
      {isFullSize && (
        <Modal
          open
          size="full-screen"
          className="ck-document-full"
          heading={title}
          primaryButton={null}
          onClose={close}
        >
          <div ref={here} className="ck-document-reader">
            <DocumentToolbar
              {...toolbar}
              isText={isText}
              onText={() => setText(!isText)}
              onClose={close}
            />
            {isText ? (
              <TextView
                key={reading.page}
                pdf={pdf}
                title={title}
                page={reading.page}
                headingLevel={level}
              />
            ) : (
              pages
            )}
          </div>
        </Modal>
      )}
    </div>
  );
}
