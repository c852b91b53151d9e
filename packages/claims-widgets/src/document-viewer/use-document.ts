"use client";

import type { ClaimsClient } from "@claimkit/claims-api";
import { useSettings } from "@claimkit/widget-runtime";
import { useEffect, useRef, useState } from "react";
import { type DocumentQuery, openDocument, type OpenedDocument } from "./open-document.ts";

/** A document on its way to the screen, or there. */
export type DocumentLoad = (OpenedDocument | { status: "loading" }) & { reload: () => void };

/** Which try it is, of whose. */
interface Run {
  client: ClaimsClient | undefined;
  number: number;
}

/**
 * Opens a document for as long as the component is there. Not by `useCall`, which would fetch it again
 * whenever the user comes back to the page. Another document is another component: give it a `key`.
 */
export function useDocument(query: DocumentQuery): DocumentLoad {
  const { client, documents = {} } = useSettings();
  const latest = useRef({ query, documents });
  useEffect(() => {
    latest.current = { query, documents };
  });

  const [number, setNumber] = useState(1);
  const [opened, setOpened] = useState<OpenedDocument & { run: Run }>();

  useEffect(() => {
    if (!client) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    async function open(asked: ClaimsClient): Promise<void> {
      // StrictMode has thought better of it by now.
      await undefined;
      if (signal.aborted) return;
      const result = await openDocument(
        asked,
        latest.current.query,
        latest.current.documents,
        signal,
      );
      if (!signal.aborted) setOpened({ ...result, run: { client, number } });
    }
    void open(client);
    // Whoever logs out leaves no document on the screen.
    const unobserve = client.observe(({ type }) => type === "clear" && setNumber(number + 1));
    return () => {
      unobserve();
      controller.abort();
    };
  }, [client, number]);

  const reload = (): void => setNumber(number + 1);
  const isLatest = opened?.run.client === client && opened?.run.number === number;
  return opened && isLatest ? { ...opened, reload } : { status: "loading", reload };
}
