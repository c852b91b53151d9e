"use client";

import {
  type FeedbackResponse,
  type FeedbackSubject,
  onFeedbackChange,
  storedFeedback,
} from "@claimkit/claims-api/feedback";
import { useSyncExternalStore } from "react";

/** The stored answer; `undefined` on a server. */
export function useStoredAnswer(subject: FeedbackSubject): FeedbackResponse | undefined {
  return useSyncExternalStore(
    onFeedbackChange,
    () => storedFeedback(subject),
    () => undefined,
  );
}
