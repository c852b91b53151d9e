import { defineText } from "@claimkit/widget-runtime";

/** Messages of long lists. */
export const showMoreText = defineText("show-more", {
  showMore: (shown: string, total: string) => `Show more (${shown} of ${total})`,
});
