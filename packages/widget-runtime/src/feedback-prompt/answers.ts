"use client";

import {
  type FeedbackResponse,
  type FeedbackSubject,
  storedFeedback,
  storeFeedback,
} from "@claimkit/claims-api/feedback";
import { useSyncExternalStore } from "react";
import type { FeedbackRecord } from "../events/feedback-record.ts";

const listeners = new Set<() => void>();

/** Stores an answer for this tab, and hides the question everywhere on the page. */
export function keepAnswer(record: FeedbackRecord): void {
  // Why: docs/decisions/events.md#one-answer-per-claim-component-and-question
  storeFeedback(record);
  for (const listener of listeners) listener();
}

/** The stored answer; `undefined` on a server. */
export function useStoredAnswer(subject: FeedbackSubject): FeedbackResponse | undefined {
  return useSyncExternalStore(
    subscribe,
    () => storedFeedback(subject),
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
