"use client";

import type { Answer, ClaimsError, Source } from "@claimkit/claims-api";
import { useLayoutEffect, useMemo, useReducer } from "react";
import useSWR from "swr";
import { useGroupStore } from "../frame/widget-group-context.ts";
import { useSession } from "../settings/use-session.ts";
import { useSettings } from "../settings/use-settings.ts";
import { useLocale } from "../text/use-text.ts";
import { clientForServer } from "./client-for-server.ts";
import type { LoadState } from "./load-state.ts";
import { personaOf } from "./persona-of.ts";
import { sharedCall } from "./shared-call.ts";
import { SWR_RULES } from "./swr-rules.ts";

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
  const { serverId, when = true, refreshOnFocus = true } = options;
  const { client, error: noClient } = clientForServer(useSettings().client, serverId);
  const isIdle = useSession().hasEnded() || !when;
  const locale = useLocale();
  // Widgets pass a new object on every render.
  const json = JSON.stringify(input);
  const prepared = useMemo(
    () => client?.prepare(source, JSON.parse(json) as I, { locale }),
    [client, source, json, locale],
  );
  const group = useGroupStore();
  const [, update] = useReducer((count: number) => count + 1, 0);
  const call = client && prepared && !isIdle ? sharedCall(client, prepared) : undefined;

  const { data: answer, error: failure } = useSWR<Answer<O> | undefined, ClaimsError>(
    call?.key,
    call ? () => call.fetch() : null,
    {
      ...SWR_RULES,
      // Another widget has requested it.
      revalidateOnMount: !call?.isShown,
      // After a failure, the user may be reading the message. Why:
      // docs/decisions/loading.md#background-refreshes-are-silent
      revalidateOnFocus: refreshOnFocus && !call?.hasFailed,
    },
  );
  // It is about to be retried for this widget, so it must be neither shown nor announced.
  const isOld = call?.hasFailed && !call.widgets.has(update);
  const error = isOld ? undefined : (failure ?? noClient);
  useLayoutEffect(() => call?.subscribe(update, group), [call, group]);
  useLayoutEffect(() => (answer || error ? undefined : call?.resume()), [call, answer, error]);

  const basics = {
    id: noClient ? `no-client:${serverId}` : call && `${call.key}#${call.attempt}`,
    attempt: client || noClient || isIdle ? call?.attempt : 0,
    persona: personaOf(input),
    reload: () => call?.reload(),
  };
  const status = isIdle ? "idle" : answer ? "ready" : error ? "error" : "loading";
  useLayoutEffect(() => call && group?.follow(call, status), [call, group, status]);
  if (isIdle) return { ...basics, status: "idle", data: undefined, error: undefined };
  if (answer) return { ...basics, status: "ready", error: undefined, ...answer };
  if (error) return { ...basics, status: "error", data: undefined, error };
  return { ...basics, status: "loading", data: undefined, error: undefined };
}
