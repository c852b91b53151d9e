"use client";

import type { UploadItem, Uploads } from "@claimkit/claims-api/uploads";
import { Heading, useText } from "@claimkit/widget-runtime";
import { type JSX, useEffect, useRef, useSyncExternalStore } from "react";
import { type AskedDocument, AskedDocuments } from "./asked-documents.tsx";
import { type EarlierDocument, EarlierDocuments } from "./earlier-documents.tsx";
import { offerUploads } from "../shared/open-uploads.ts";
import { documentUploadText } from "./text.ts";
import { UploadField, type UploadFieldLimits } from "./upload-field.tsx";

/** What a claim's upload shows. */
export interface DocumentUploadContent extends UploadFieldLimits {
  /**
   * The queue of the claim, from `createUploads`. With it, 'View & upload documents' of other widgets moves here. Without
   * it, nothing can be added.
   */
  uploads?: Uploads | undefined;
  /** What the insurer asks for. */
  asked?: readonly AskedDocument[] | undefined;
  /** What the user has sent on earlier visits, from the server. */
  earlier?: readonly EarlierDocument[] | undefined;
  /** The kinds and sizes that are accepted, in a sentence. */
  hint?: string | undefined;
}

interface DocumentUploadViewProps extends DocumentUploadContent {
  claimNumber: string;
  headingLevel: number;
}

const subscribeToNone = () => () => {};
const none: readonly UploadItem[] = [];

/** Renders what is asked for, the files that are being sent, and what was sent earlier. */
export function DocumentUploadView(props: DocumentUploadViewProps): JSX.Element {
  const { claimNumber, headingLevel, uploads, asked = [], earlier = [], ...limits } = props;
  const text = useText(documentUploadText);
  const root = useRef<HTMLDivElement>(null);
  const items = useSyncExternalStore(
    uploads?.subscribe ?? subscribeToNone,
    () => uploads?.items ?? none,
    () => none,
  );
  const isOpen = uploads !== undefined;
  useEffect(
    () => (isOpen ? offerUploads(claimNumber, () => widgetOf(root.current)?.focus()) : undefined),
    [claimNumber, isOpen],
  );
  // The queue knows more about its files than the server's list does.
  const others = earlier.filter(({ id }) => !items.some((item) => item.id === id));

  function part(heading: string, content: JSX.Element): JSX.Element {
    return (
      <>
        <Heading level={headingLevel + 1} className="ck-document-upload-part">
          {heading}
        </Heading>
        {content}
      </>
    );
  }

  return (
    <div ref={root} className="ck-document-upload">
      <Heading level={headingLevel} className="ck-document-upload-heading">
        {text.heading}
      </Heading>
      {asked.length > 0 && part(text.asked, <AskedDocuments asked={asked} />)}
      {uploads && <UploadField {...limits} uploads={uploads} items={items} />}
      {others.length > 0 && part(text.earlier, <EarlierDocuments documents={others} />)}
    </div>
  );
}

/** Returns the frame, which has the name of the widget. */
function widgetOf(content: HTMLElement | null): HTMLElement | null | undefined {
  return content?.closest<HTMLElement>("[data-widget]");
}
