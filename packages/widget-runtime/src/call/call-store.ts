import {
  type Answer,
  type ClaimsClient,
  ClaimsError,
  isClaimsError,
  type PreparedCall,
} from "@claimkit/claims-api";
import { mutate, SWRConfig } from "swr";

/** A call that mounted widgets share. */
interface SharedCall {
  /** Number of widgets that wait for its result or show it. */
  subscribers: Set<symbol>;
  /** Increases each time it starts over. */
  generation: number;
  attempt: number;
  /** Whether the next request bypasses the client's cache. */
  reload: boolean;
  controller?: AbortController;
}

/** State of a call for one widget. */
export interface Progress {
  /** Increases each time it starts over. */
  generation: number;
  /** Starts at 1 and increases each time the user tries again. */
  attempt: number;
  /** Whether it has failed for others, and starts over when this widget subscribes. */
  startsOver: boolean;
}

/** The calls of one client that mounted widgets share. */
export interface CallStore {
  /** The key of a call in SWR's cache. */
  key(call: PreparedCall<unknown>): string;
  /** Whether a call has failed and has no data to show. */
  hasFailed(key: string): boolean;
  progress(key: string, subscriber: symbol): Progress;
  /** Resolves with `undefined` if the request was superseded or aborted: neither data nor an error. */
  fetch<O>(key: string, call: PreparedCall<O>): Promise<Answer<O> | undefined>;
  /**
   * Keeps a call active until the returned function is called. When its last subscriber is gone, it is
   * aborted and forgotten. A failure is not kept for later subscribers: the call starts over.
   */
  subscribe(key: string, subscriber: symbol): () => void;
  /** Starts over, bypassing the client's cache. */
  reload(key: string): void;
  /** Requests data that SWR's cache has lost, if nothing is in progress: a host may have emptied it. */
  resume(key: string): void;
}

// Why: docs/decisions/loading.md#swr-subscribes-the-client-owns-the-data
const { cache } = SWRConfig.defaultValue;

const stores = new WeakMap<ClaimsClient, CallStore>();
let clients = 0;

/** The store of a client, shared by all providers, roots and elements that use it. */
export function callStoreOf(client: ClaimsClient): CallStore {
  const store = stores.get(client) ?? createCallStore(client);
  stores.set(client, store);
  return store;
}

function createCallStore(client: ClaimsClient): CallStore {
  const calls = new Map<string, SharedCall>();
  const name = `claimkit-${++clients}`;
  let session = 0;

  /** Prefix of keys. Keys of a session that has ended match nothing. */
  const prefix = (): string => `${name}.${session}:`;

  function sharedCall(key: string): SharedCall {
    const call = calls.get(key) ?? {
      subscribers: new Set(),
      generation: 1,
      attempt: 1,
      reload: false,
    };
    calls.set(key, call);
    return call;
  }

  function startsOverFor(key: string, subscriber: symbol): boolean {
    return hasFailed(key) && !calls.get(key)?.subscribers.has(subscriber);
  }

  /** All subscribers of the old result receive the new one. */
  function startOver(key: string, changes: Partial<SharedCall>): void {
    const call = sharedCall(key);
    const { data, error } = cache.get(key) ?? {};
    const hasEnded = data !== undefined || error !== undefined;
    call.controller?.abort();
    Object.assign(call, changes, hasEnded && { generation: call.generation + 1 });
    void mutate(key, undefined);
  }

  function forgetIfUnused(key: string, call: SharedCall): void {
    if (call.subscribers.size > 0 || calls.get(key) !== call) return;
    calls.delete(key);
    call.controller?.abort();
    // Also makes SWR forget its request in progress, so that the next widget sends a new one.
    void mutate(key, undefined).then(() => calls.has(key) || cache.delete(key));
  }

  /** Aborts and forgets everything, without an event: widgets observe the client's session. */
  function endSession(): void {
    for (const [key, { controller }] of calls) {
      controller?.abort();
      cache.delete(key);
    }
    calls.clear();
    session += 1;
  }

  /** Requests again while the data stays visible; a call without data starts over. */
  function refresh(key: string): void {
    if (cache.get(key)?.data === undefined) startOver(key, { attempt: 1 });
    else void mutate(key);
  }

  client.observe((event) => {
    if (event.type === "clear") endSession();
    if (event.type !== "invalidate") return;
    for (const key of calls.keys()) {
      if (event.matches(key.slice(prefix().length))) refresh(key);
    }
  });

  return {
    key: (call) => prefix() + call.key,
    hasFailed,
    progress(key, subscriber) {
      const { generation, attempt } = calls.get(key) ?? { generation: 1, attempt: 1 };
      const startsOver = startsOverFor(key, subscriber);
      return startsOver
        ? { generation: generation + 1, attempt: 1, startsOver }
        : { generation, attempt, startsOver };
    },
    async fetch(key, call) {
      if (!key.startsWith(prefix())) return undefined;
      const shared = sharedCall(key);
      const { reload } = shared;
      const { signal } = (shared.controller = new AbortController());
      shared.reload = false;
      // Widgets that mount at the same time have subscribed to the client's events by then.
      await undefined;
      try {
        if (signal.aborted) return undefined;
        return await call.load({ signal, reload });
      } catch (error) {
        // SWR drops the result of a superseded call, but would keep its error.
        if (signal.aborted) return undefined;
        // A host's own call may throw anything, for example while it parses a response.
        throw isClaimsError(error)
          ? error
          : new ClaimsError({ code: "invalid_response" }, { cause: error });
      }
    },
    subscribe(key, subscriber) {
      if (startsOverFor(key, subscriber)) startOver(key, { attempt: 1 });
      const call = sharedCall(key);
      call.subscribers.add(subscriber);
      return () => {
        call.subscribers.delete(subscriber);
        // Deferred, because in StrictMode, or when a widget replaces another, a subscriber follows
        // immediately.
        queueMicrotask(() => forgetIfUnused(key, call));
      };
    },
    reload: (key) => startOver(key, { attempt: sharedCall(key).attempt + 1, reload: true }),
    resume(key) {
      if (!cache.get(key)?.isValidating) void mutate(key);
    },
  };
}

function hasFailed(key: string): boolean {
  const { data, error } = cache.get(key) ?? {};
  return error !== undefined && data === undefined;
}
