"use client";

import type { DocumentKind } from "@claimkit/claims-api";
import { Button, Notification, Waiting } from "@claimkit/ui-kit";
import { useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { DocumentReader } from "./document-reader.tsx";
import { DownloadLink } from "./download-link.tsx";
import type { DocumentQuery } from "./open-document.ts";
import { documentText } from "./text.ts";
import { useDocument } from "./use-document.ts";

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
  const load = useDocument(query);
  const url = load.status === "loading" ? undefined : load.url;

  return (
    <div className="ck-document" data-status={load.status}>
      <div className="ck-document-box" aria-busy={load.status === "loading"}>
        {load.status === "loading" && (
          <div className="ck-document-skeleton">
            <Waiting text={text.loading} />
          </div>
        )}
        {load.status === "failed" && (
          <div className="ck-document-failure">
            <Notification
              action={
                RETRYABLE.has(load.failure) && <Button onClick={load.reload}>{text.retry}</Button>
              }
            >
              {text[load.failure]}
            </Notification>
          </div>
        )}
        {load.status === "ready" && (
          <DocumentReader
            pdf={load.pdf}
            url={load.url}
            title={title}
            fileName={fileName}
            headingLevel={headingLevel}
          />
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
