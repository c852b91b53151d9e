"use client";

import { ClaimsError, isClaimsError } from "@claimkit/claims-api";
import { Notification } from "@claimkit/ui-kit/notification";
import { WaitingIndicator } from "@claimkit/ui-kit/internal/waiting-indicator";
import {
  ErrorBoundary,
  RetryButton,
  useLoadEvents,
  useText,
  type WidgetEvents,
  widgetText,
} from "@claimkit/widget-runtime";
import { type ComponentType, type JSX, lazy, Suspense, useState } from "react";
import type { DocumentViewerProps } from "../../document-viewer/document-viewer.tsx";
import { repairsText } from "../text.ts";
import { useNear } from "../../shared/use-near.ts";

/** Loaded separately, because most claims have no document. */
let DocumentViewer = lazyViewer();

function lazyViewer(): ComponentType<DocumentViewerProps> {
  return lazy(async () => {
    try {
      const module = await import("../../document-viewer/document-viewer.tsx");
      return { default: module.DocumentViewer };
    } catch (cause) {
      // A lazy component that has failed does not load again.
      DocumentViewer = lazyViewer();
      throw new ClaimsError({ code: "network" }, { cause });
    }
  });
}

/**
 * A document of the repairs, in a container of its size. It is requested when it is near the visible part of the page.
 */
export function RepairsDocument(props: DocumentViewerProps): JSX.Element {
  const { waiting } = useText(widgetText);
  const { isNear, ref } = useNear();
  const [{ attempt, Viewer }, setLatest] = useState({ attempt: 1, Viewer: DocumentViewer });
  if (!isNear) {
    return (
      <div ref={ref} className="ck-repairs-document-place" data-compact={props.compact}>
        <div />
      </div>
    );
  }

  function retry(): void {
    setLatest({ attempt: attempt + 1, Viewer: DocumentViewer });
  }

  return (
    <ErrorBoundary
      key={attempt}
      renderFallback={(cause) => (
        <DocumentFailure {...props} cause={cause} attempt={attempt} onRetry={retry} />
      )}
    >
      <Suspense
        fallback={
          <div className="ck-repairs-document-place" data-compact={props.compact}>
            <div>
              <WaitingIndicator text={waiting} />
            </div>
          </div>
        }
      >
        <Viewer {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

interface DocumentFailureProps extends Pick<WidgetEvents, "onReady" | "onLoadError" | "onEvent"> {
  /** What the viewer, or the request for it, has thrown. */
  cause: unknown;
  attempt: number;
  onRetry: () => void;
}

/** The message of a document whose viewer did not load, or threw. Reported like a document that fails to load. */
function DocumentFailure(props: DocumentFailureProps): JSX.Element {
  const { cause, attempt, onRetry, onReady, onLoadError, onEvent } = props;
  const text = useText(repairsText);
  const error = isClaimsError(cause) ? cause : new ClaimsError({ code: "render" }, { cause });
  useLoadEvents({
    name: "document-viewer",
    load: {
      status: "error",
      id: String(attempt),
      attempt,
      data: undefined,
      error,
      reload: onRetry,
    },
    onReady,
    onLoadError,
    onEvent,
  });
  return (
    <Notification action={<RetryButton onRetry={onRetry} />}>{text.documentFailed}</Notification>
  );
}
