import { SWRConfig, type SWRConfiguration } from "swr";

// Required because `cacheData` has the type `never` in the options of a hook.
const DEFAULTS: Omit<typeof SWRConfig.defaultValue, "cacheData"> = SWRConfig.defaultValue;

// Why: docs/decisions/loading.md#a-hosts-swr-middleware-sees-our-keys
/**
 * SWR subscribes; the client owns retries, lifetime and staleness. A host's `SWRConfig` has no effect:
 * its rules are overridden by SWR's defaults and by these. The exception is `use`: a host's middleware
 * also runs around our calls, and sees their keys, which contain the claim number, and their responses.
 */
export const SWR_RULES: SWRConfiguration = {
  ...DEFAULTS,
  compare: Object.is,
  dedupingInterval: 0,
  fallbackData: undefined,
  focusThrottleInterval: 60_000,
  keepPreviousData: false,
  refreshInterval: 0,
  revalidateOnMount: true,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  suspense: false,
};
