"use client";

import { Button } from "@claimkit/ui-kit/button";
import { SvgIcon } from "@claimkit/ui-kit/svg-icon";
import { download } from "@claimkit/ui-kit/icon-paths";
import { useLocale, useSettings } from "@claimkit/widget-runtime";
import { type JSX, type ReactNode, type RefCallback, useState } from "react";
import { saveFile } from "../shared/save-file.ts";
import { type DocumentQuery, fetchDocument } from "./open-document.ts";

interface DownloadLinkProps {
  query: DocumentQuery;
  /** URL of the bytes, once they have loaded. */
  url: string | undefined;
  fileName: string;
  children: ReactNode;
}

/**
 * Saves the document: a link once its bytes have loaded; before that, or if they failed to load, a
 * button that requests them.
 */
export function DownloadLink({ query, url, fileName, children }: DownloadLinkProps): JSX.Element {
  const { client } = useSettings();
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const [ref] = useState(createFocusKeeper);
  const appearance = {
    ref,
    className: "ck-document-download",
    variant: "quiet",
    "data-part": "document",
  } as const;
  const label = (
    <>
      <SvgIcon paths={download} size="small" />
      <span>{children}</span>
    </>
  );

  async function save(): Promise<void> {
    setAsking(true);
    try {
      if (client) saveFile(await fetchDocument(client, query, { locale }), fileName, client);
    } catch {
      // The error is shown above, and the button is there to try again.
    }
    setAsking(false);
  }

  return url === undefined ? (
    <Button {...appearance} busy={isAsking} onClick={save}>
      {label}
    </Button>
  ) : (
    <Button {...appearance} href={url} download={fileName}>
      {label}
    </Button>
  );
}

/** A ref for a control that becomes another element, such as a link instead of a button: it keeps the focus. */
function createFocusKeeper(): RefCallback<HTMLElement> {
  let hadFocus = false;
  return (control) => {
    if (hadFocus) control?.focus({ preventScroll: true });
    return () => {
      hadFocus = control?.matches(":focus") ?? false;
    };
  };
}
