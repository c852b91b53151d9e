"use client";

import { CATEGORIES, type Category, type TimelineStatus } from "@claimkit/claims-api";
import { type ClaimQuery, useText } from "@claimkit/widget-runtime";
import { useStatusText } from "../claim-summary/claim-words.tsx";
import { currentCategory } from "../timeline/current-category.ts";
import { timelineText } from "../timeline/text.ts";
import { useTimeline } from "../timeline/timeline.tsx";

/** A category of a claim, as a stage on its path. */
export interface Stage {
  /** The category: `REPORT`, `SERVICES`, `REPAIRS`, `PAYOUT` or `CLOSE`. */
  category: Category;
  /** `undefined` before the timeline has loaded, in a static one, and if it is unknown. */
  status: TimelineStatus | undefined;
  /** Text of the status, or the server's word for an unknown one; empty without a status. */
  label: string;
  /** Whether the claim is there. */
  isCurrent: boolean;
}

/** Returns the stages of a claim, also before its timeline has loaded. */
export function useStages(claim: ClaimQuery): Stage[] {
  const text = useText(timelineText);
  const load = useTimeline(claim);
  const statusText = useStatusText(load.status === "ready" ? load.language : undefined);
  const { data: timeline } = load;
  if (!timeline) {
    return CATEGORIES.map((category) => ({
      category,
      status: undefined,
      label: "",
      isCurrent: false,
    }));
  }
  const current = currentCategory(timeline);
  return timeline.categories.map(({ category, status, statusText: words }) => ({
    category,
    status,
    label: status ? text[status] : words && statusText(words).label,
    isCurrent: category === current,
  }));
}
