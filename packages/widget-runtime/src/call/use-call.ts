"use client";

import type { Answer, ClaimsError, Source } from "@claimkit/claims-api";
import { useEffect } from "react";
import useSWR, { type SWRConfiguration } from "swr";
import { useSettings } from "../settings/use-settings.ts";
import { callsOf } from "./calls.ts";
import type { Load } from "./load.ts";
import { personaOf } from "./persona-of.ts";

/** Options of {@link useCall}. */
export interface UseCallOptions {
  /** Asks this server, instead of the client's own. */
  serverId?: string | undefined;
}

/**
 * SWR subscribes and de-duplicates. Retries, lifetime and what is stale are the client's business,
 * and a host's own `SWRConfig` none of ours: every rule that it could change is written out.
 */
const SWR_RULES: SWRConfiguration = {
  compare: Object.is,
  dedupingInterval: 0,
  errorRetryCount: 0,
  fallback: {},
  focusThrottleInterval: 60_000,
  isPaused: () => false,
  keepPreviousData: false,
  loadingTimeout: 0,
  refreshInterval: 0,
  revalidateIfStale: true,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  suspense: false,
  onDiscarded: () => {},
  onError: () => {},
  onLoadingSlow: () => {},
  onSuccess: () => {},
};

/**
 * Asks a call and follows it. Widgets that ask the same share one request;
 * the request is aborted when the last of them goes or asks something else.
 */
export function useCall<I extends object, O>(
  source: Source<I, O>,
  input: I,
  { serverId }: UseCallOptions = {},
): Load<O> {
  const configured = useSettings().client;
  const client = serverId ? configured?.withServer(serverId) : configured;
  const calls = client && callsOf(client);
  const key = calls?.key(source, input);
  const known = key === undefined ? undefined : calls?.cache.get(key);
  const hasFailed = known?.error !== undefined && known.data === undefined;

  const { data: answer, error } = useSWR<Answer<O> | undefined, ClaimsError>(
    key,
    calls && key ? () => calls.start(key, source, input) : null,
    // What has failed waits for the user, who may be reading the sentence.
    { ...SWR_RULES, revalidateOnFocus: !hasFailed, ...(calls && { cache: calls.cache }) },
  );
  useEffect(() => (calls && key ? calls.hold(key) : undefined), [calls, key]);

  const { run, attempt } = (key !== undefined && calls?.progress(key)) || { run: 0, attempt: 0 };
  const basics = {
    id: key && `${key}#${run}`,
    attempt,
    persona: personaOf(input),
    reload: () => key && calls?.reload(key),
  };
  if (answer) return { ...basics, status: "ready", error: undefined, ...answer };
  if (error) return { ...basics, status: "error", data: undefined, error };
  return { ...basics, status: "loading", data: undefined, error: undefined };
}
