"use client";

import { Button } from "@claimkit/ui-kit/button";
import { formatPlural } from "@claimkit/ui-kit/messages";
import { useLocale, useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { FirstPage } from "./first-page.tsx";
import type { Pdf } from "./pdf.ts";
import { documentText } from "./text.ts";

interface DocumentCardProps {
  pdf: Pdf;
  title: string;
  onOpen: () => void;
}

/** Title, length and first page of a document, with a button that opens it. */
export function DocumentCard({ pdf, title, onOpen }: DocumentCardProps): JSX.Element {
  const text = useText(documentText);
  const locale = useLocale();
  return (
    <div className="ck-document-card">
      <FirstPage pdf={pdf} />
      <div>
        <p className="ck-document-title">{title}</p>
        <p className="ck-document-type">
          {formatPlural(text.type, { count: pdf.pageCount }, locale)}
        </p>
        <Button data-part="document" onClick={onOpen}>
          <span>{text.open}</span> <span className="ck-sr-only">{title}</span>
        </Button>
      </div>
    </div>
  );
}
