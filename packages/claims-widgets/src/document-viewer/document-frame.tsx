"use client";

import type { DocumentKind } from "@claimkit/claims-api";
import { Button } from "@claimkit/ui-kit/button";
import { Notification } from "@claimkit/ui-kit/notification";
import { WaitingIndicator } from "@claimkit/ui-kit/internal/waiting-indicator";
import {
  LogIn,
  useLoadEvents,
  useText,
  type WidgetEvents,
  widgetText,
} from "@claimkit/widget-runtime";
import { type JSX, useRef } from "react";
import { DownloadLink } from "./download-link.tsx";
import { MissingPage } from "./missing-page.ts";
import type { DocumentQuery } from "./open-document.ts";
import { documentText } from "./text.ts";
import { useDocument } from "./use-document.ts";

interface DocumentFrameProps {
  /** Language of its own messages. */
  lang: string;
  query: DocumentQuery;
  title: string;
  kind: DocumentKind;
  fileName: string;
  headingLevel: number;
  /** Whether it is shown even if it is narrow. */
  isOpen: boolean;
  /** Whether a narrow viewer shows a card until the user opens it. */
  isCompact: boolean;
  onOpen: () => void;
  events: WidgetEvents;
}

/** The parts that are the same in every state of a document: its container, and the download link. */
export function DocumentFrame({
  lang,
  query,
  title,
  kind,
  fileName,
  headingLevel,
  isOpen,
  isCompact,
  onOpen,
  events,
}: DocumentFrameProps): JSX.Element {
  const text = useText(documentText);
  const { waiting } = useText(widgetText);
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { load, failure = "failed", url } = useDocument(query);
  // Why: docs/decisions/events.md#documents-emit-the-events-of-a-widget
  const { onClickCapture, warn } = useLoadEvents({
    ...events,
    name: "document-viewer",
    load,
    errorMessageKey: failure,
  });
  const reported = useRef(new Set<number>());

  function onMissingPage(page: number): void {
    if (!reported.current.has(page)) warn({ code: "page_incomplete", path: `pages.${page}` });
    reported.current.add(page);
  }

  function retry(): void {
    // The button is about to be removed; without this, the focus would move to the top of the page.
    box.current?.focus({ preventScroll: true });
    load.reload();
  }

  function open(): void {
    // The button is about to be removed.
    box.current?.focus({ preventScroll: true });
    onOpen();
  }

  // The user has logged out.
  if (load.status === "idle") return <div className="ck-document" data-status="idle" />;
  return (
    // Listens to events that bubble from controls; is not interactive itself.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      ref={frame}
      className="ck-document"
      lang={lang}
      data-status={load.status}
      data-compact={!isOpen || undefined}
      onClickCapture={onClickCapture}
    >
      <div
        ref={box}
        className="ck-document-box"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not a form control group
        role="group"
        aria-label={title}
        aria-busy={load.status === "loading"}
        tabIndex={-1}
      >
        {load.status === "loading" && (
          <div className="ck-document-skeleton">
            <WaitingIndicator text={waiting} />
          </div>
        )}
        {load.status === "error" && (
          <div className="ck-document-failure">
            <Notification
              action={
                RETRYABLE.has(failure) && (
                  <>
                    {failure === "refused" && <LogIn />}
                    <Button onClick={retry}>{text.retry}</Button>
                  </>
                )
              }
            >
              {text[failure]}
            </Notification>
          </div>
        )}
        {load.status === "ready" && (
          <MissingPage value={onMissingPage}>
            <load.data.DocumentContent
              frame={frame}
              pdf={load.data.pdf}
              url={load.data.url}
              title={title}
              fileName={fileName}
              headingLevel={headingLevel}
              isOpen={isOpen}
              isCompact={isCompact}
              onOpen={open}
            />
          </MissingPage>
        )}
      </div>
      <DownloadLink query={query} url={url} fileName={fileName}>
        {kind === "valuation" ? text.downloadValuation : text.downloadEstimate}
      </DownloadLink>
    </div>
  );
}

/** Failures that may succeed on another try. */
const RETRYABLE: ReadonlySet<string> = new Set(["failed", "offline", "refused"]);
