"use client";

import { formatMediumDate } from "@claimkit/claims-api/format";
import { useLocale, useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { refusalText } from "./refusal-text.ts";
import { documentUploadText } from "./text.ts";

/** A file that the user has sent on an earlier visit. */
export interface EarlierDocument {
  /** The id that the server got with the file; unique in the list. */
  id: string;
  /** The name of the file. */
  name: string;
  /** The day on which it was sent. */
  sentAt?: string | undefined;
  /** What the server has said about it; nothing is shown for another word. */
  state?: "sent" | "received" | "refused" | undefined;
  /** For `refused`: why, in a sentence. */
  reason?: string | undefined;
}

/** What was sent on earlier visits, with its state. */
export function EarlierDocuments({
  documents,
}: {
  documents: readonly EarlierDocument[];
}): JSX.Element {
  const text = useText(documentUploadText);
  const locale = useLocale();

  function stateText({ state, reason }: EarlierDocument): string | undefined {
    if (state === "refused") return refusalText(text, reason);
    if (state === "sent" || state === "received") return text[state];
    return undefined;
  }

  return (
    <ul className="ck-document-upload-earlier">
      {documents.map((document) => (
        <li key={document.id}>
          <bdi>{document.name}</bdi>
          {document.sentAt && <span>{formatMediumDate(document.sentAt, locale)}</span>}
          {stateText(document) && <span data-state={document.state}>{stateText(document)}</span>}
        </li>
      ))}
    </ul>
  );
}
