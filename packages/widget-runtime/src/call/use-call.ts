"use client";

import {
  type Answer,
  type ClaimsClient,
  type ClaimsError,
  isClaimsError,
  type Source,
} from "@claimkit/claims-api";
import { useLayoutEffect, useState } from "react";
import useSWR, { type SWRConfiguration } from "swr";
import { ownProps } from "../own-props.ts";
import { useSession } from "../settings/use-session.ts";
import { useSettings } from "../settings/use-settings.ts";
import { useLocale } from "../text/use-text.ts";
import { callsOf, type Progress } from "./calls.ts";
import type { Load } from "./load.ts";
import { personaOf } from "./persona-of.ts";

/** Options of {@link useCall}. */
export interface UseCallOptions {
  /** Asks this server, instead of the client's own. */
  serverId?: string | undefined;
  /**
   * Whether to ask. Until then the load is `idle`: for what is loaded when it is opened.
   * @default true
   */
  when?: boolean | undefined;
  /**
   * Whether to request again, without an event, when the user returns to the tab after a minute.
   * @default true
   */
  refreshOnFocus?: boolean | undefined;
}

// Why: docs/decisions/loading.md#a-hosts-swr-middleware-sees-our-keys
/**
 * SWR subscribes and de-duplicates. Retries, lifetime and what is stale are the client's business,
 * and a host's own `SWRConfig` none of ours: every rule that it could change is written out.
 * Only its `use` cannot be: a host's middleware runs around our calls too, and sees their keys,
 * which hold the claim number, and their answers.
 */
const SWR_RULES: SWRConfiguration = {
  compare: Object.is,
  dedupingInterval: 0,
  errorRetryCount: 0,
  fallback: {},
  fallbackData: undefined,
  focusThrottleInterval: 60_000,
  isPaused: () => false,
  keepPreviousData: false,
  loadingTimeout: 0,
  refreshInterval: 0,
  revalidateIfStale: true,
  revalidateOnMount: true,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  suspense: false,
  onDiscarded: () => {},
  onError: () => {},
  onLoadingSlow: () => {},
  onSuccess: () => {},
};

const NO_CALL: Progress = { run: 0, attempt: 0, startsOver: false };

/**
 * Requests data in the language of the provider and subscribes to the result. Widgets with the same
 * request share it; it is aborted when the last of them is unmounted or requests something else,
 * such as another language.
 */
export function useCall<I extends object, O>(
  source: Source<I, O>,
  input: I,
  options: UseCallOptions = {},
): Load<O> {
  const { serverId, when = true, refreshOnFocus = true } = ownProps(options);
  const { client, refusal } = clientFor(useSettings().client, serverId);
  const isIdle = useSession().hasEnded() || !when;
  const locale = useLocale();
  const calls = client && !isIdle ? callsOf(client) : undefined;
  const key = calls?.key(source, input, locale);
  const known = key === undefined ? undefined : calls?.cache.get(key);
  const hasFailed = known?.error !== undefined && known.data === undefined;

  const { data: answer, error } = useSWR<Answer<O> | undefined, ClaimsError>(
    key,
    calls && key ? () => calls.start(key, source, input, locale) : null,
    {
      ...SWR_RULES,
      // After a failure the user may be reading the message. Why: docs/decisions/loading.md#background-refreshes-are-silent
      revalidateOnFocus: refreshOnFocus && !hasFailed,
      ...(calls && { cache: calls.cache }),
    },
  );
  const [holder] = useState(() => Symbol("widget"));
  // Before the paint: a failure that is about to start over must not be seen, or read out.
  useLayoutEffect(() => (calls && key ? calls.hold(key, holder) : undefined), [calls, key, holder]);

  const { run, attempt, startsOver } = calls && key ? calls.progress(key, holder) : NO_CALL;
  const basics = {
    id: key && `${key}#${run}`,
    attempt,
    persona: personaOf(input),
    reload: () => key && calls?.reload(key),
  };
  if (isIdle) {
    return { ...basics, attempt: undefined, status: "idle", data: undefined, error: undefined };
  }
  if (refusal) {
    const refused = { ...basics, id: `refused:${serverId}`, attempt: 1 };
    return { ...refused, status: "error", data: undefined, error: refusal };
  }
  if (answer) return { ...basics, status: "ready", error: undefined, ...answer };
  if (error && !startsOver) return { ...basics, status: "error", data: undefined, error };
  return { ...basics, status: "loading", data: undefined, error: undefined };
}

interface Addressee {
  client?: ClaimsClient | undefined;
  /** Why nobody can be asked. */
  refusal?: ClaimsError;
}

/** The client for a server, unless its id cannot stand in a header. */
function clientFor(client: ClaimsClient | undefined, serverId: string | undefined): Addressee {
  if (!client || !serverId) return { client };
  try {
    return { client: client.withServer(serverId) };
  } catch (error) {
    if (!isClaimsError(error)) throw error;
    return { refusal: error };
  }
}
