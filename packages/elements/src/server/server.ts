// For servers only, because it bundles all elements.
import "./all-contents.ts";

export {
  keepPresses,
  prefetchClaim,
  type PrefetchClaimInput,
  prefetchClaims,
  type PrefetchClaimsInput,
  serializeInitialData,
  type InitialAnswer,
  type InitialData,
} from "@claimkit/claims-api/server";
export { renderElement, type RenderElementOptions } from "./render-element.ts";
export { tokensText } from "@claimkit/ui-kit/styles-text";
