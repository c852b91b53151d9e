import {
  CATEGORIES,
  type Category,
  type Timeline,
  type TimelineStatus,
} from "@claimkit/claims-api";

/** A category of a claim, as a stage on its path. */
export interface Stage {
  category: Category;
  /** Unknown before the timeline has loaded, and in a static one. */
  status: TimelineStatus | undefined;
  isCurrent: boolean;
}

/** The stages of a claim, also before its timeline has loaded. */
export function stagesOf(timeline: Timeline | undefined): Stage[] {
  if (!timeline || timeline.isStatic) {
    return CATEGORIES.map((category) => ({ category, status: undefined, isCurrent: false }));
  }
  return timeline.categories.map(({ category, status }) => ({
    category,
    status,
    isCurrent: category === timeline.defaultCategory,
  }));
}
