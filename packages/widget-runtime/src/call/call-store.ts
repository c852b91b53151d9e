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
  /** The widgets that wait for its result, or show it. */
  subscribers: Set<symbol>;
  /** Increases each time it starts over. */
  generation: number;
  attempt: number;
  /** Whether the next request goes past the client's cache. */
  reload: boolean;
  controller?: AbortController;
}

/** Where a call is, for one widget. */
export interface Progress {
  /** Increases each time it starts over. */
  generation: number;
  /** 1, then one more each time the user tries again. */
  attempt: number;
  /** Whether it has failed for others, and starts over as soon as this widget subscribes. */
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
   * Keeps a call going until the returned function is called. It is aborted and forgotten when its
   * last subscriber is gone. A failure is not kept for later subscribers: the call starts over.
   */
  subscribe(key: string, subscriber: symbol): () => void;
  /** Starts over, past the client's cache. */
  reload(key: string): void;
  /** Requests what SWR's cache no longer has, if nothing is in progress: a host may have emptied it. */
  resume(key: string): void;
}

// Why: docs/decisions/loading.md#swr-subscribes-the-client-owns-the-data
const { cache } = SWRConfig.defaultValue;

const stores = new WeakMap<ClaimsClient, CallStore>();
let clients = 0;

/** The one store of a client, whichever provider, root or element uses it. */
export function callStoreOf(client: ClaimsClient): CallStore {
  const store = stores.get(client) ?? createCallStore(client);
  stores.set(client, store);
  return store;
}

function createCallStore(client: ClaimsClient): CallStore {
  const calls = new Map<string, SharedCall>();
  const name = `claimkit-${++clients}`;
  let session = 0;

  /** What keys begin with. Keys of a session that has ended match nothing. */
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

  /** Everyone who waits for the old result, or shows it, waits for the new one. */
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
    // Also makes SWR forget its request in progress, so that the next widget sends another.
    void mutate(key, undefined).then(() => calls.has(key) || cache.delete(key));
  }

  /** Aborts and forgets everything, without an event: widgets observe the session of the client. */
  function endSession(): void {
    for (const [key, { controller }] of calls) {
      controller?.abort();
      cache.delete(key);
    }
    calls.clear();
    session += 1;
  }

  /** Requests again behind the data that is shown; a call without data starts over. */
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
        // SWR drops the answer of a call that was superseded, but would keep its error.
        if (signal.aborted) return undefined;
        // A host's own call may throw anything, for example while it reads an answer.
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
        // Later, because StrictMode and a widget that replaces another subscribe again right away.
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
