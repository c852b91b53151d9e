"use client";

import { Notification } from "@claimkit/ui-kit/notification";
import { Waiting } from "@claimkit/ui-kit/waiting";
import { useText, widgetText } from "@claimkit/widget-runtime";
import { type JSX, lazy, Suspense } from "react";
import type { DocumentViewerProps } from "../../document-viewer/document-viewer.tsx";
import { repairsText } from "../text.ts";
import { FallbackBoundary } from "./fallback-boundary.tsx";
import { useNear } from "../../shared/use-near.ts";

/** Loaded separately, because most claims have no document. */
const DocumentViewer = lazy(async () => ({
  default: (await import("../../document-viewer/document-viewer.tsx")).DocumentViewer,
}));

/**
 * A document of the repairs, in a container of its size. It is requested when it is near the visible part of the page.
 */
export function RepairsDocument(props: DocumentViewerProps): JSX.Element {
  const text = useText(repairsText);
  const { waiting } = useText(widgetText);
  const { isNear, ref } = useNear();
  if (!isNear) {
    return (
      <div ref={ref} className="ck-repairs-document-place" data-compact={props.compact}>
        <div />
      </div>
    );
  }
  return (
    <FallbackBoundary fallback={<Notification>{text.documentFailed}</Notification>}>
      <Suspense
        fallback={
          <div className="ck-repairs-document-place" data-compact={props.compact}>
            <div>
              <Waiting text={waiting} />
            </div>
          </div>
        }
      >
        <DocumentViewer {...props} />
      </Suspense>
    </FallbackBoundary>
  );
}
