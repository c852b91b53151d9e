"use client";

import { type ClaimQuery, type LoadState, useClaimCall, useLocale } from "@claimkit/widget-runtime";
import { useMemo } from "react";
import { nextStepFacts, type NextSteps, nextStepsOf } from "./next-steps-of.ts";
import { useToday } from "./use-today.ts";

/** Requests the next steps of a claim, for a custom view. */
export function useNextSteps(claim: ClaimQuery): LoadState<NextSteps> {
  const load = useClaimCall(nextStepFacts, claim);
  const today = useToday();
  const facts = load.data;
  // A server that does not name the language of a response may have used the requested one.
  const locale = useLocale();
  const { language = locale } = load.status === "ready" ? load : {};
  const data = useMemo(
    () => facts && nextStepsOf({ ...facts, today, languages: [language, locale] }),
    [facts, today, language, locale],
  );
  // `LoadState` connects the data to the status.
  return { ...load, data } as LoadState<NextSteps>;
}
