export type { InitialAnswer, InitialData } from "./initial-data/initial-data.ts";
export {
  prefetchClaim,
  type PrefetchClaimInput,
  prefetchClaims,
  type PrefetchClaimsInput,
} from "./initial-data/prefetch.ts";
export { serializeInitialData } from "./initial-data/serialize-initial-data.ts";
