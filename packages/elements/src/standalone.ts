// Everything that a page without a bundler needs in one file, including React and the styles.
import type { LoadShopMap, LoadShopsMap } from "@claimkit/widget-runtime";

export {
  ClaimsError,
  createClaimsClient,
  isClaimsError,
  type ClaimsClient,
  type ClaimsClientOptions,
} from "@claimkit/claims-api";
export {
  configureClaimkit,
  toOpenTelemetry,
  type ClaimkitEventMap,
  type ClaimsEvent,
} from "@claimkit/widget-runtime";
export * from "./index.ts";

/** Loads the map for shops: `configureClaimkit({ loadShopMap })`. Its code is in a separate file. */
export const loadShopMap: LoadShopMap = () => import("@claimkit/map-view/place-map");

/** Loads the map of the shop finder: `configureClaimkit({ loadShopsMap })`. Its code is in separate files. */
export const loadShopsMap: LoadShopsMap = () => import("@claimkit/shop-finder/shops-map");
