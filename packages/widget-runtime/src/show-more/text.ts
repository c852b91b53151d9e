import { defineText } from "@claimkit/ui-kit/messages";

/** Messages of long lists. */
export const showMoreText = defineText("show-more", {
  showMore: "Show more ({shown} of {total})",
});
