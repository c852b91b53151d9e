"use client";

import type { ClaimsClient } from "@claimkit/claims-api";
import {
  type LoadState,
  personaOf,
  useLocale,
  useSession,
  useSettings,
} from "@claimkit/widget-runtime";
import { useEffect, useRef, useState } from "react";
import {
  type DocumentFailure,
  type DocumentQuery,
  openDocument,
  type OpenedDocument,
  type ReadableDocument,
} from "./open-document.ts";

/** A document that is loading or shown. */
export interface DocumentLoad {
  load: LoadState<ReadableDocument>;
  /** Why it is not shown, if it isn't. */
  failure?: DocumentFailure | undefined;
  /** Object URL of its bytes, also if it can't be shown. */
  url?: string | undefined;
}

/** Identifies the attempt and its component. */
interface Run {
  client: ClaimsClient | undefined;
  user: number;
  number: number;
}

/**
 * Opens a document while the component is mounted. Without `useCall`, which would fetch it again
 * whenever the user returns to the page. Another document, or another language, needs another
 * component: give it a `key`.
 */
export function useDocument(query: DocumentQuery): DocumentLoad {
  const { client, documents = {} } = useSettings();
  const locale = useLocale();
  const { user, hasEnded } = useSession();
  const isOver = hasEnded();
  const latest = useRef({ query, documents, locale });
  useEffect(() => {
    latest.current = { query, documents, locale };
  });

  const [number, setNumber] = useState(1);
  const [opened, setOpened] = useState<OpenedDocument & { run: Run }>();

  useEffect(() => {
    if (!client || isOver) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    async function open(asked: ClaimsClient): Promise<void> {
      // The waiting state can be painted first, in browsers with `scheduler.yield`. StrictMode has run the cleanup
      // by then.
      await globalThis.scheduler?.yield?.();
      if (signal.aborted) return;
      const result = await openDocument(
        asked,
        latest.current.query,
        latest.current.documents,
        signal,
        latest.current.locale,
      );
      if (!signal.aborted) setOpened({ ...result, run: { client, user, number } });
    }
    void open(client);
    return () => {
      controller.abort();
      setOpened(undefined);
    };
  }, [client, isOver, user, number]);

  const basics = {
    id: client && String(number),
    attempt: client ? number : 0,
    persona: personaOf(query),
    reload: () => setNumber(number + 1),
  };
  if (isOver) {
    return { load: { ...basics, status: "idle", data: undefined, error: undefined } };
  }
  const { run } = opened ?? {};
  const isLatest = run?.client === client && run?.user === user && run?.number === number;
  if (!opened || !isLatest) {
    return { load: { ...basics, status: "loading", data: undefined, error: undefined } };
  }
  if (opened.status === "ready") {
    const load = { ...basics, data: opened, error: undefined, source: "network" } as const;
    return { load: { ...load, status: "ready" }, url: opened.url };
  }
  const { error, failure, url } = opened;
  return { load: { ...basics, status: "error", data: undefined, error }, failure, url };
}
