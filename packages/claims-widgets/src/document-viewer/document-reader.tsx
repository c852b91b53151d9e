"use client";

import { Modal } from "@claimkit/ui-kit/modal";
import { type JSX, useEffect, useRef, useState } from "react";
import { DocumentPages } from "./document-pages.tsx";
import { DocumentToolbar } from "./document-toolbar.tsx";
import type { Pdf } from "./pdf.ts";
import { printFile } from "./print-file.ts";
import { TextView } from "./text-view.tsx";
import { useReading } from "./use-reading.ts";
import { useFirstText } from "./use-first-text.ts";

/** Width in px below which a window counts as a phone. */
const PHONE = 544;

/** Level of the document's first heading, one below a modal's heading. */
const BELOW_MODAL = 3;

/** Props of {@link DocumentReader}. */
export interface DocumentReaderProps {
  pdf: Pdf;
  /** URL of its bytes, for saving and printing. */
  url: string;
  title: string;
  fileName: string;
  headingLevel: number;
  /** Whether it was opened in a narrow viewer. It then opens as text, with a toggle to the pages. */
  isSmall: boolean;
}

/** An open document: its toolbar and its pages, inline or full screen. */
export function DocumentReader({
  pdf,
  title,
  headingLevel,
  isSmall,
  ...file
}: DocumentReaderProps): JSX.Element {
  const [isFullSize, setFullSize] = useState(false);
  const [chosen, setChosen] = useState<"pages" | "text">();
  const here = useRef<HTMLDivElement>(null);
  const hasTextView = isFullSize || isSmall;
  const firstText = useFirstText(pdf, hasTextView);
  const edges = firstText?.edges;
  // On a phone, pages are too small to be read. A scan has only pages.
  const isLegible = isFullSize ? innerWidth >= PHONE : !isSmall;
  const preferred = isLegible || (firstText && !edges) ? "pages" : "text";
  const isText = hasTextView && (chosen ?? preferred) === "text";
  const { onRoom, setZoom, fit, isCropped, ...reading } = useReading(title, pdf, here, edges);
  const onPrint = usePrinting(file.url);
  const toolbar = { ...file, ...reading, fit, title, count: pdf.pageCount, onPrint };
  const textView = { isText, onText: () => setChosen(isText ? "pages" : "text") };
  const level = isFullSize ? BELOW_MODAL : headingLevel;
  const content = isText ? (
    <TextView key={reading.page} {...{ pdf, title }} page={reading.page} headingLevel={level} />
  ) : (
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
    setZoom("auto");
  }

  // The pages are rendered in one place at a time, because phones lack the memory for two.
  return (
    <div ref={isFullSize ? null : here} className="ck-document-reader">
      <DocumentToolbar {...toolbar} {...(isSmall && textView)} onFullSize={open} />
      {!isFullSize && content}
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
            <DocumentToolbar {...toolbar} {...textView} onClose={close} />
            {content}
          </div>
        </Modal>
      )}
    </div>
  );
}

/** Prints a document. One frame at most exists at a time, and none after the component is unmounted. */
function usePrinting(url: string): () => void {
  const remove = useRef<() => void>(undefined);
  useEffect(() => () => remove.current?.(), []);

  return () => {
    remove.current?.();
    remove.current = printFile(url);
  };
}
