import { defineText } from "@claimkit/widget-runtime";

/** Messages of the map next to the list. */
export const shopMapText = defineText("shop-map", {
  map: "Map of the shops on this page",
  network: "Where the shops of the repair network are",
  show: "Show results as",
  list: "List",
  mapView: "Map",
  searchArea: "Search this area",
});
