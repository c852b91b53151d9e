"use client";

import { formatCount } from "@claimkit/claims-api/format";
import { formatText } from "@claimkit/ui-kit/messages";
import { useLocale, useText } from "@claimkit/widget-runtime";
import { type JSX, type KeyboardEvent, useState } from "react";
import { documentText } from "./text.ts";

interface PageFieldProps {
  page: number;
  count: number;
  onTurn: (page: number) => void;
}

/** The page number as an input. Enter or leaving the field goes to the page. */
export function PageField({ page, count, onTurn }: PageFieldProps): JSX.Element {
  const text = useText(documentText);
  const locale = useLocale();
  const [typed, setTyped] = useState<string>();

  function go(): void {
    // The count next to it has separators of thousands.
    const wanted = Math.round(Number(typed?.trim().replace(/(?<=\d)\D(?=\d{3}$)/, "")));
    setTyped(undefined);
    if (!typed?.trim() || Number.isNaN(wanted)) return;
    const next = Math.min(Math.max(wanted, 1), count);
    if (next !== page) onTurn(next);
  }

  function enter(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === "Enter") {
      // It may be inside a form of the host.
      event.preventDefault();
      go();
    }
  }

  return (
    <>
      <input
        className="ck-document-number"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        aria-label={text.pageNumber}
        value={typed ?? page}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={go}
        onKeyDown={enter}
      />
      <span className="ck-document-count">
        {formatText(text.ofCount, { count: formatCount(count, locale) }, locale)}
      </span>
    </>
  );
}
