"use client";

import type { Answer, ClaimsError, Source } from "@claimkit/claims-api";
import { useLayoutEffect, useState } from "react";
import useSWR, { SWRConfig, type SWRConfiguration } from "swr";
import { ownProps } from "../own-props.ts";
import { useSession } from "../settings/use-session.ts";
import { useSettings } from "../settings/use-settings.ts";
import { useLocale } from "../text/use-text.ts";
import { callStoreOf, type Progress } from "./call-store.ts";
import { clientForServer } from "./client-for-server.ts";
import type { LoadState } from "./load-state.ts";
import { personaOf } from "./persona-of.ts";
import { usePreparedCall } from "./use-prepared-call.ts";

/** Options of {@link useCall}. */
export interface UseCallOptions {
  /** Sends requests to this server instead of the client's own. */
  serverId?: string | undefined;
  /**
   * Whether to request. Until then the load is `idle`, for example until a panel is opened.
   * @default true
   */
  when?: boolean | undefined;
  /**
   * Whether to refresh silently, without an event, when the user returns to the tab after a minute.
   * @default true
   */
  refreshOnFocus?: boolean | undefined;
}

// Required because `cacheData` has the type `never` in the options of a hook.
const DEFAULTS: Omit<typeof SWRConfig.defaultValue, "cacheData"> = SWRConfig.defaultValue;

// Why: docs/decisions/loading.md#a-hosts-swr-middleware-sees-our-keys
/**
 * SWR subscribes; the client owns retries, lifetime and staleness. A host's `SWRConfig` has no effect:
 * its rules are overridden by SWR's defaults and by these. The exception is `use`: a host's middleware
 * also runs around our calls, and sees their keys, which contain the claim number, and their responses.
 */
const SWR_RULES: SWRConfiguration = {
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

const NO_CALL: Progress = { generation: 0, attempt: 0, startsOver: false };

/**
 * Requests data in the language of the provider and subscribes to the result. Widgets with the same
 * request share it; it is aborted when the last of them is unmounted or requests something else,
 * such as another language.
 */
export function useCall<I extends object, O>(
  source: Source<I, O>,
  input: I,
  options: UseCallOptions = {},
): LoadState<O> {
  const { serverId, when = true, refreshOnFocus = true } = ownProps(options);
  const { client, error: noClient } = clientForServer(useSettings().client, serverId);
  const isIdle = useSession().hasEnded() || !when;
  const call = usePreparedCall(client, source, input, useLocale());
  const store = client && !isIdle ? callStoreOf(client) : undefined;
  const key = store && call && store.key(call);

  const { data: answer, error } = useSWR<Answer<O> | undefined, ClaimsError>(
    key,
    store && call && key ? () => store.fetch(key, call) : null,
    // After a failure, the user may be reading the message. Why:
    // docs/decisions/loading.md#background-refreshes-are-silent
    { ...SWR_RULES, revalidateOnFocus: refreshOnFocus && !(key && store?.hasFailed(key)) },
  );
  const [subscriber] = useState(() => Symbol("widget"));
  // Before paint: a failure that is about to be retried must be neither shown nor announced.
  useLayoutEffect(
    () => (store && key ? store.subscribe(key, subscriber) : undefined),
    [store, key, subscriber],
  );
  useLayoutEffect(() => {
    if (store && key && !answer && !error) store.resume(key);
  }, [store, key, answer, error]);

  const { generation, attempt, startsOver } =
    store && key ? store.progress(key, subscriber) : NO_CALL;
  const basics = {
    id: key && `${key}#${generation}`,
    attempt,
    persona: personaOf(input),
    reload: () => key && store?.reload(key),
  };
  if (isIdle) {
    return { ...basics, attempt: undefined, status: "idle", data: undefined, error: undefined };
  }
  if (noClient) {
    const failed = { ...basics, id: `no-client:${serverId}`, attempt: 1 };
    return { ...failed, status: "error", data: undefined, error: noClient };
  }
  if (answer) return { ...basics, status: "ready", error: undefined, ...answer };
  if (error && !startsOver) return { ...basics, status: "error", data: undefined, error };
  return { ...basics, status: "loading", data: undefined, error: undefined };
}
