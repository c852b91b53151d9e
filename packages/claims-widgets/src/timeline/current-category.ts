import type { Category, Timeline } from "@claimkit/claims-api";

/**
 * Returns the category that a claim is at: the first in progress, because the payout of a claim often starts while its
 * vehicle is still being repaired; otherwise the last that has started. A static timeline has none.
 */
export function currentCategory(timeline: Timeline): Category | undefined {
  if (timeline.isStatic) return undefined;
  const inProgress = timeline.categories.find(({ status }) => status === "in_progress");
  return inProgress?.category ?? timeline.defaultCategory;
}
