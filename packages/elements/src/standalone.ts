// Everything that a page without a bundler needs, from one file, with React and the styles inside.
import type { LoadShopMap } from "@claimkit/widget-runtime";

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

/** Loads the map for shops: `configureClaimkit({ loadShopMap })`. Its code is a file beside this one. */
export const loadShopMap: LoadShopMap = () => import("@claimkit/map-view/place-map");
