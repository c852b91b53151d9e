import { defineText } from "../text/define-text.ts";

/** Messages of long lists. */
export const showMoreText = defineText("show-more", {
  showMore: (shown: string, total: string) => `Show more (${shown} of ${total})`,
});
