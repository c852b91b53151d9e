import { defineText } from "@claimkit/widget-runtime";

/** Messages of a shop. */
export const shopCardText = defineText("shop-card", {
  milesAway: "{miles} miles away",
  directions: "Get directions",
});
