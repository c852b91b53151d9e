import {
  configureClaimkit,
  defineClaimkitElements,
  loadPlaceMap,
  loadResultsMap,
  setDefaultBasemap,
} from "./claimkit/standalone.js";
import {
  claimsWidgetsEsUs,
  faqEsUs,
  mapEsUs,
  shopFinderEsUs,
} from "./claimkit/standalone-es-us.js";
import { streetStyle } from "./claimkit/standalone-streets.js";
import { handleActions, handledActions } from "./actions.js";
import { client } from "./client.js";
import { listEvents } from "./event-list.js";
import { showRoute } from "./routes.js";
import { prepareSettings } from "./settings.js";

// 1. What all widgets need, before there are any.
configureClaimkit({
  client,
  messages: [claimsWidgetsEsUs, faqEsUs, mapEsUs, shopFinderEsUs],
  loadPlaceMap,
  loadResultsMap,
  phone: "8005550199",
  providerName: "Switchback Mutual",
  actions: handledActions,
});
// Streets of Chicago, from this page's own server. Around them, the embedded map is shown.
setDefaultBasemap(
  streetStyle({
    tiles: `${location.origin}/streets/{z}/{x}/{y}.mvt`,
    schema: "mapbox",
    attribution: "© OpenStreetMap contributors",
    minZoom: 11,
    maxZoom: 13,
    extent: { xmin: -87.803, ymin: 41.771, xmax: -87.583, ymax: 41.968 },
  }),
);
defineClaimkitElements();

// 2. What the page does when a widget emits an event.
handleActions();
listEvents();

// 3. The page around the widgets.
prepareSettings();
window.addEventListener("hashchange", () => showRoute({ moveFocus: true }));
showRoute();
