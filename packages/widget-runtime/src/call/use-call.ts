"use client";

import type { ClaimsClient, PreparedCall, Call } from "@claimkit/claims-api";
import { useLatest } from "@claimkit/ui-kit/internal/use-latest";
import { useLayoutEffect, useMemo, useReducer, useSyncExternalStore } from "react";
import { subscribeToNothing } from "../frame/subscribe-to-nothing.ts";
import { useGroupStore } from "../frame/widget-group-context.ts";
import { useSession } from "../settings/use-session.ts";
import { useSettings } from "../settings/use-settings.ts";
import { useGivenLocalization } from "../text/use-text.ts";
import { clientForServer } from "./client-for-server.ts";
import type { LoadState } from "./load-state.ts";
import { personaOf } from "./persona-of.ts";
import { type CallSnapshot, sharedCall } from "./shared-call.ts";

/** Options of {@link useCall}. */
export interface UseCallOptions {
  /** Sends requests to this server instead of the client's own. */
  serverId?: string | undefined;
  /**
   * Whether to request. Until then the load is `idle`, for example until a panel is opened.
   * @default true
   */
  enabled?: boolean | undefined;
  /**
   * Whether to refresh silently, without an event, when the user returns to the tab after a minute.
   * @default true
   */
  revalidateOnFocus?: boolean | undefined;
}

const NOTHING: CallSnapshot<never> = { attempt: 1 };

/**
 * Requests data in the language of the provider and subscribes to the result. Widgets with the same
 * request share it; it is aborted when the last of them is unmounted or requests something else,
 * such as another language.
 */
export function useCall<I extends object, O>(
  source: Call<I, O>,
  input: I,
  options: UseCallOptions = {},
): LoadState<O> {
  const { serverId, enabled = true, revalidateOnFocus = true } = options;
  const { client, error: noClient } = clientForServer(useSettings().client, serverId);
  const isIdle = useSession().hasEnded() || !enabled;
  const prepared = usePrepared(client, source, input);
  const call = client && prepared && !isIdle ? sharedCall(client, prepared) : undefined;

  const group = useGroupStore();
  const read = (): CallSnapshot<O> => (!call || group?.holdsBack(call) ? NOTHING : call.snapshot);
  const { answer, error: failure } = useSyncExternalStore(
    call?.subscribe ?? subscribeToNothing,
    read,
    call?.serverSnapshot ?? (() => NOTHING),
  );
  const [, render] = useReducer((count: number) => count + 1, 0);
  const latest = useLatest(revalidateOnFocus);
  useLayoutEffect(() => call?.use(render, () => latest.current), [call, latest]);

  // A call that has failed for others is about to be retried for this widget.
  const isOld = call?.hasFailed && !call.isUsedBy(render);
  const error = isOld ? undefined : (failure ?? noClient);
  const status = isIdle ? "idle" : answer ? "ready" : error ? "error" : "loading";
  const isLoading = status === "loading";
  useLayoutEffect(() => call && group?.follow(call, isLoading), [call, group, isLoading]);

  const attempt = call?.snapshot.attempt;
  const basics = {
    id: noClient ? `no-client:${serverId}` : call && `${call.id}#${attempt}`,
    attempt: client || noClient || isIdle ? attempt : 0,
    persona: personaOf(input),
    reload: () => call?.reload(),
  };
  if (isIdle) return { ...basics, status: "idle", data: undefined, error: undefined };
  if (answer) return { ...basics, status: "ready", error: undefined, ...answer };
  if (error) return { ...basics, status: "error", data: undefined, error };
  return { ...basics, status: "loading", data: undefined, error: undefined };
}

/** Builds the request once for each input, of which widgets pass a new object on every render. */
function usePrepared<I extends object, O>(
  client: ClaimsClient | undefined,
  source: Call<I, O>,
  input: I,
): PreparedCall<O> | undefined {
  const { locale } = useGivenLocalization();
  const content = JSON.stringify(input);
  return useMemo(
    () => client?.prepare(source, input, { locale }),
    // oxlint-disable-next-line react/exhaustive-deps, react-hooks-js/exhaustive-deps -- `content` stands for `input`
    [client, source, content, locale],
  );
}
