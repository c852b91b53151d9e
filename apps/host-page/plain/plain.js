import {
  configureClaimkit,
  defineClaimkitElements,
  loadResultsMap,
} from "./claimkit/standalone.js";
import {
  claimsWidgetsEsUs,
  faqEsUs,
  mapEsUs,
  shopFinderEsUs,
} from "./claimkit/standalone-es-us.js";
import { handleActions, handledActions } from "./actions.js";
import { client } from "./client.js";
import { listEvents } from "./event-list.js";
import { showRoute } from "./routes.js";
import { prepareSettings } from "./settings.js";

// 1. What all widgets need, before there are any.
configureClaimkit({
  client,
  messages: [claimsWidgetsEsUs, faqEsUs, mapEsUs, shopFinderEsUs],
  loadResultsMap,
  phone: "8005550199",
  providerName: "Switchback Mutual",
  actions: handledActions,
});
defineClaimkitElements();

// 2. What the page does when a widget emits an event.
handleActions();
listEvents();

// 3. The page around the widgets.
prepareSettings();
window.addEventListener("hashchange", () => showRoute({ moveFocus: true }));
showRoute();
