"use client";

import { type JSX, type RefObject } from "react";
import { DocumentCard } from "./document-card.tsx";
import { DocumentReader, type DocumentReaderProps } from "./document-reader.tsx";
import { useNarrow } from "./use-narrow.ts";

/** Props of {@link DocumentContent}. */
export interface DocumentContentProps extends Omit<DocumentReaderProps, "isSmall"> {
  /** The element whose width decides between reader and card. */
  frame: RefObject<HTMLElement | null>;
  /** Whether the reader is shown even if there is little space. */
  isOpen: boolean;
  /** Whether a narrow viewer shows a card until the user opens it. */
  isCompact: boolean;
  onOpen: () => void;
}

/** A document that has loaded, in the reader, or as a card if the reader would be narrow. */
export function DocumentContent({
  frame,
  isOpen,
  isCompact,
  onOpen,
  ...reader
}: DocumentContentProps): JSX.Element | null {
  const isNarrow = useNarrow(frame);
  // Before the width is known, a reader would announce a document that becomes a card.
  if (isNarrow === undefined) return null;
  if (isNarrow && !isOpen) {
    return <DocumentCard pdf={reader.pdf} title={reader.title} onOpen={onOpen} />;
  }
  return <DocumentReader {...reader} isSmall={isNarrow && isCompact} />;
}
