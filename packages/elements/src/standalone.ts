// Everything that a page without a bundler needs, from one file, with React and the styles inside.
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
