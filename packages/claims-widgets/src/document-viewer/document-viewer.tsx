"use client";

import type { DocumentKind } from "@claimkit/claims-api";
import { useLocale, type WidgetEvents } from "@claimkit/widget-runtime";
import { OwnLanguage } from "@claimkit/widget-runtime/internal/own-language";
import { type JSX, useState } from "react";
import { DocumentFrame } from "./document-frame.tsx";
import type { DocumentQuery } from "./open-document.ts";
import { documentText } from "./text.ts";

// See README.md in this folder.
/** Props of {@link DocumentViewer}. */
export type DocumentViewerProps = DocumentQuery &
  Pick<WidgetEvents, "onReady" | "onLoadError" | "onEvent"> & {
    /** Title of the document, such as "Current estimate": names its toolbar and its pages. */
    title: string;
    /**
     * Kind of the document, for the label of the download link.
     * @default "estimate"
     */
    kind?: DocumentKind | undefined;
    /**
     * Name of the downloaded file.
     * @default its public id
     */
    fileName?: string | undefined;
    /**
     * Level of the document's own first heading.
     * @default 4
     */
    headingLevel?: number | undefined;
    /**
     * Whether a viewer narrower than 34em starts as a card with the first page and a button that opens it,
     * and a failure is only as high as its message.
     * @default false
     */
    compact?: boolean | undefined;
  };

/**
 * Shows a document that the repairs of a claim refer to, 500 px high, always with a download link below
 * it. It requests the document itself, and again if its token has expired; another `documentPublicID`
 * or locale aborts the earlier one. Its events have the name `document-viewer`.
 *
 * Style hooks: `.ck-document`, `[data-status]`; parts `toolbar`, `pages`, `page`.
 */
export function DocumentViewer(props: DocumentViewerProps): JSX.Element {
  const {
    title,
    kind = "estimate",
    fileName,
    headingLevel = 4,
    compact = false,
    onReady,
    onLoadError,
    onEvent,
    ...query
  } = props;
  const locale = useLocale();
  // Not part of the frame, so that it stays open for another document.
  const [isOpened, setOpened] = useState(false);
  return (
    <OwnLanguage texts={documentText}>
      {(lang) => (
        <DocumentFrame
          key={JSON.stringify([locale, Object.entries(query).toSorted()])}
          lang={lang}
          query={query}
          title={title}
          kind={kind}
          fileName={fileName || `${query.documentPublicID}.pdf`}
          headingLevel={headingLevel}
          isOpen={!compact || isOpened}
          isCompact={compact}
          onOpen={() => setOpened(true)}
          events={{ onReady, onLoadError, onEvent }}
        />
      )}
    </OwnLanguage>
  );
}
