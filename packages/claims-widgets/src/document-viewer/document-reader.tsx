"use client";

import { Modal } from "@claimkit/ui-kit/modal";
import { type JSX, useRef, useState } from "react";
import { DocumentPages } from "./document-pages.tsx";
import { DocumentToolbar } from "./document-toolbar.tsx";
import type { Pdf } from "./pdf.ts";
import { usePrinting } from "./use-printing.ts";
import { useReading } from "./use-reading.ts";

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
  const here = useRef<HTMLDivElement>(null);
  const { onFit, setZoom, ...reading } = useReading(title, pdf.pageCount, here);
  const onPrint = usePrinting(file.url);
  const toolbar = { ...file, ...reading, title, count: pdf.pageCount, onPrint };
  const level = isFullSize ? BELOW_MODAL : headingLevel;
  const pages = <DocumentPages {...reading} {...{ pdf, title, onFit }} headingLevel={level} />;

  function open(): void {
    setFullSize(true);
    setZoom("fit");
  }

  function close(): void {
    setFullSize(false);
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
            <DocumentToolbar {...toolbar} onClose={close} />
            {pages}
          </div>
        </Modal>
      )}
    </div>
  );
}
