"use client";

import type { ClaimQuery } from "@claimkit/widget-runtime";
import { useCloseDetails } from "../close/close.tsx";
import { useRepairsDetails } from "../repairs/repairs.tsx";
import { useReportDetails } from "../report/report.tsx";
import { useServicesDetails } from "../services/services.tsx";
import type { Update } from "./use-latest-update.ts";

/** Words of sentences that keep people safe. Such a sentence only moves up, so one too many does no harm. */
const SAFETY =
  /\b(?:(?:keep|stay) away|(?:do not|don['’]t) (?:drive|start|approach|touch)|(?:not |un)safe|danger|no (?:se acerque|maneje|conduzca|arranque|encienda|toque)|peligro)/i;

/** Returns the sentences in which the insurer warns the claimant, unless the claim is closed. */
export function useSafetyNotes(claim: ClaimQuery): readonly Update[] {
  const { data: close } = useCloseDetails(claim);
  const report = useReportDetails(claim);
  const services = useServicesDetails(claim);
  const repairs = useRepairsDetails(claim);
  if (close?.claimState === "closed") return [];
  const notes = new Map<string, Update>();
  const add = (load: { status: string; language?: string | undefined }, said: unknown): void => {
    if (load.status !== "ready" || typeof said !== "string") return;
    for (const sentence of said.match(/[^.!?\n]+[.!?]*/g) ?? []) {
      const text = sentence.trim();
      if (SAFETY.test(text)) notes.set(text, { text, language: load.language });
    }
  };
  add(report, report.data?.latestUpdate);
  add(services, services.data?.latestUpdate);
  add(repairs, repairs.data?.latestUpdate);
  add(repairs, repairs.data?.displayText);
  return [...notes.values()];
}
