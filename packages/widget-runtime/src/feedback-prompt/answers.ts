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

/** Keeps an answer for this tab, and takes the question off wherever else it stands on the page. */
export function keepAnswer(record: FeedbackRecord): void {
  // Why: docs/decisions/events.md#one-answer-per-claim-component-and-question
  storeFeedback(record);
  for (const listener of listeners) listener();
}

/** What was answered before; nothing on a server, which cannot know. */
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
