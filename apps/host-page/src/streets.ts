import { setDefaultBasemap } from "@claimkit/map-view";
import { streetStyle } from "@claimkit/map-view/street-style";

/** Streets of Chicago, from this page's own server. Around them, the embedded map is shown. */
const chicago = streetStyle({
  tiles: `${window.location.origin}/streets/{z}/{x}/{y}.mvt`,
  schema: "mapbox",
  attribution: "© OpenStreetMap contributors",
  minZoom: 11,
  maxZoom: 13,
  extent: { xmin: -87.803, ymin: 41.771, xmax: -87.583, ymax: 41.968 },
});

/** Shows the streets on the maps of all widgets. */
export function showStreets(): void {
  setDefaultBasemap(chicago);
}
