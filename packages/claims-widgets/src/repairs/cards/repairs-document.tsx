"use client";

import { Notification } from "@claimkit/ui-kit/notification";
import { Waiting } from "@claimkit/ui-kit/waiting";
import { useText, widgetText } from "@claimkit/widget-runtime";
import { type JSX, lazy, Suspense } from "react";
import type { DocumentViewerProps } from "../../document-viewer/document-viewer.tsx";
import { repairsText } from "../text.ts";
import { FallbackBoundary } from "./fallback-boundary.tsx";

/** Not part of the section itself: most of those who look at their repairs have no document. */
const DocumentViewer = lazy(async () => ({
  default: (await import("../../document-viewer/document-viewer.tsx")).DocumentViewer,
}));

/** A document of the repairs, in a place of its size. */
export function RepairsDocument(props: DocumentViewerProps): JSX.Element {
  const text = useText(repairsText);
  const { waiting } = useText(widgetText);
  return (
    <FallbackBoundary fallback={<Notification>{text.documentFailed}</Notification>}>
      <Suspense
        fallback={
          <div className="ck-repairs-document-place">
            <Waiting text={waiting} />
          </div>
        }
      >
        <DocumentViewer {...props} />
      </Suspense>
    </FallbackBoundary>
  );
}
