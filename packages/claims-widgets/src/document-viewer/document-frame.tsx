"use client";

import type { DocumentKind } from "@claimkit/claims-api";
import { Button, Notification, Waiting } from "@claimkit/ui-kit";
import { useText } from "@claimkit/widget-runtime";
import { type JSX, lazy, Suspense, useRef } from "react";
import { DownloadLink } from "./download-link.tsx";
import { loadReader } from "./load-reader.ts";
import type { DocumentQuery } from "./open-document.ts";
import { documentText } from "./text.ts";
import { useDocument } from "./use-document.ts";

/** There by the time that it is drawn: `loadPdf` has seen to it, and to a failure. */
const DocumentReader = lazy(loadReader);

interface DocumentFrameProps {
  query: DocumentQuery;
  title: string;
  kind: DocumentKind;
  fileName: string;
  headingLevel: number;
}

/** What is the same in every state of a document: its place on the page, and the way to download it. */
export function DocumentFrame({
  query,
  title,
  kind,
  fileName,
  headingLevel,
}: DocumentFrameProps): JSX.Element {
  const text = useText(documentText);
  const box = useRef<HTMLDivElement>(null);
  const load = useDocument(query);
  const url = load.status === "loading" ? undefined : load.url;

  function retry(): void {
    // The button is about to go; without this, the focus would go to the top of the page.
    box.current?.focus({ preventScroll: true });
    load.reload();
  }

  const skeleton = (
    <div className="ck-document-skeleton">
      <Waiting text={text.loading} />
    </div>
  );

  return (
    <div className="ck-document" data-status={load.status}>
      <div
        ref={box}
        className="ck-document-box"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no part of a form
        role="group"
        aria-label={title}
        aria-busy={load.status === "loading"}
        tabIndex={-1}
      >
        {load.status === "loading" && skeleton}
        {load.status === "failed" && (
          <div className="ck-document-failure">
            <Notification
              action={RETRYABLE.has(load.failure) && <Button onClick={retry}>{text.retry}</Button>}
            >
              {text[load.failure]}
            </Notification>
          </div>
        )}
        {load.status === "ready" && (
          <Suspense fallback={skeleton}>
            <DocumentReader
              pdf={load.pdf}
              url={load.url}
              title={title}
              fileName={fileName}
              headingLevel={headingLevel}
            />
          </Suspense>
        )}
      </div>
      <DownloadLink query={query} url={url} fileName={fileName}>
        {kind === "valuation" ? text.downloadValuation : text.downloadEstimate}
      </DownloadLink>
    </div>
  );
}

/** What may be over when it is tried again. */
const RETRYABLE: ReadonlySet<string> = new Set(["failed", "offline", "refused"]);
