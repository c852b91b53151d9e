export type { InitialAnswer, InitialData } from "./initial-data/initial-data.ts";
export { keepPresses } from "./initial-data/keep-presses.ts";
export {
  prefetchClaim,
  type PrefetchClaimInput,
  prefetchClaims,
  type PrefetchClaimsInput,
} from "./initial-data/prefetch.ts";
export { serializeInitialData } from "./initial-data/serialize-initial-data.ts";
