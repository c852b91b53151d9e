"use client";

import { type JSX, type RefObject } from "react";
import { DocumentCard } from "./document-card.tsx";
import { DocumentReader, type DocumentReaderProps } from "./document-reader.tsx";
import { useNarrow } from "./use-narrow.ts";

/** Props of {@link DocumentContent}. */
export interface DocumentContentProps extends DocumentReaderProps {
  /** The element whose width decides. */
  frame: RefObject<HTMLElement | null>;
  /** Whether it is shown even if there is little space. */
  isOpen: boolean;
  onOpen: () => void;
}

/** A document that has loaded: open, or a card where it would be narrow. */
export function DocumentContent({
  frame,
  isOpen,
  onOpen,
  ...reader
}: DocumentContentProps): JSX.Element | null {
  const isNarrow = useNarrow(frame);
  // A reader that is replaced at once would have announced the document.
  if (isNarrow === undefined) return null;
  if (isNarrow && !isOpen) {
    return <DocumentCard pdf={reader.pdf} title={reader.title} onOpen={onOpen} />;
  }
  return <DocumentReader {...reader} />;
}
