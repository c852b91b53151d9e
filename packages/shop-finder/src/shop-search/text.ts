import { defineText } from "@claimkit/widget-runtime";

/** Messages of the search for a place. */
export const shopSearchText = defineText("shop-search", {
  place: "ZIP code or address",
  search: "Search",
  invalidAddress: "Invalid Address",
  myLocation: "Use my location",
  noLocation: "Your location was not found. Type a ZIP code or an address.",
  noArea: "No address was found in this area. Type a ZIP code or an address.",
});
