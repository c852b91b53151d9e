import { setDefaultBasemap } from "@claimkit/map-view";
import { streetStyle } from "@claimkit/map-view/street-style";

// Streets of Chicago, which Storybook serves. Around them, the embedded map is shown.
setDefaultBasemap(
  streetStyle({
    tiles: `${new URL(".", document.baseURI).href}streets/{z}/{x}/{y}.mvt`,
    schema: "mapbox",
    attribution: "© OpenStreetMap contributors",
    minZoom: 11,
    maxZoom: 13,
    extent: { xmin: -87.803, ymin: 41.771, xmax: -87.583, ymax: 41.968 },
  }),
);
