// Everything that a page needs: the renderer, the client and the styles are part of the build.
import { type Basemap, setDefaultBasemap as setBasemap } from "@claimkit/map-view";
import type { LoadPlaceMap, LoadResultsMap } from "@claimkit/widget-runtime";

export {
  ClaimsError,
  createClaimsClient,
  isClaimsError,
  type ClaimsClient,
  type ClaimsClientOptions,
} from "@claimkit/claims-api";
export type { MessageCatalog, SomeMessages } from "@claimkit/ui-kit/messages";
export {
  configureClaimkit,
  toOpenTelemetry,
  type ActionDetails,
  type ClaimkitEventMap,
  type ClaimsEvent,
} from "@claimkit/widget-runtime";
export type {
  ClaimkitElement,
  ClaimkitElementProperties,
  ClaimkitElementTagNameMap,
} from "./claimkit-element.ts";
export type { ClaimkitElementName } from "./claimkit-elements.ts";
export {
  defineClaimkitElements,
  type DefineClaimkitElementsOptions,
} from "./define-claimkit-elements.ts";
export type { ElementEventMap, ElementEventTarget } from "./element-events.ts";
export type { ClaimkitJsxElements } from "./jsx-elements.ts";
export type { Messages } from "./messages.ts";
export type { ClaimkitVueElements } from "./vue-elements.ts";

/** Loads the map for shops: `configureClaimkit({ loadPlaceMap })`. Its code is in a separate file. */
export const loadPlaceMap: LoadPlaceMap = () => import("@claimkit/map-view/place-map");

/** Loads the map of the shop finder: `configureClaimkit({ loadResultsMap })`. Its code is in separate files. */
export const loadResultsMap: LoadResultsMap = () => import("@claimkit/shop-finder/shops-map");

/**
 * Sets the basemap of all maps: a MapLibre style, its URL, or `streetStyle` of `standalone-streets.js`. Call it before the
 * page has maps.
 */
export const setDefaultBasemap: (basemap: string | object | undefined) => void = (basemap) =>
  setBasemap(basemap as Basemap | undefined);
