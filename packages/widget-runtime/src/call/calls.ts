import {
  type Answer,
  type ClaimsClient,
  ClaimsError,
  isClaimsError,
  type Source,
} from "@claimkit/claims-api";
// A cache that belongs to an <SWRConfig> dies with it, for every other root that shares it
// (vercel/swr#2719). Made like this, it belongs to nobody.
import { type Cache, initCache } from "swr/_internal";

interface Flight {
  /** The mounted widgets that wait for it, or show what it brought. */
  holders: Set<symbol>;
  /** Another one for each time it starts over. */
  run: number;
  attempt: number;
  /** Whether the next start goes past the client's cache. */
  reload: boolean;
  controller?: AbortController;
}

/** Where a call is, for one widget. */
export interface Progress {
  /** Another one for each start. */
  run: number;
  /** Which of the user's tries it is. */
  attempt: number;
  /** Whether it has failed for others, and starts over as soon as this widget holds it. */
  startsOver: boolean;
}

/** The calls of one client that mounted widgets share. */
export interface Calls {
  /** SWR's. The client owns the data: an entry lives no longer than the widgets that show it. */
  readonly cache: Cache;
  key<I, O>(source: Source<I, O>, input: I, locale: string): string;
  progress(key: string, holder: symbol): Progress;
  /** Gives `undefined` when it was superseded or abandoned: neither data nor error. */
  start<I, O>(
    key: string,
    source: Source<I, O>,
    input: I,
    locale: string,
  ): Promise<Answer<O> | undefined>;
  /**
   * Keeps a call going; it is aborted and forgotten when its last holder has let go. A failure is
   * not kept for who comes later: it starts over.
   */
  hold(key: string, holder: symbol): () => void;
  reload(key: string): void;
}

const known = new WeakMap<ClaimsClient, Calls>();
let clients = 0;

/** One set of calls for each client, whichever provider, root or element it came by. */
export function callsOf(client: ClaimsClient): Calls {
  const calls = known.get(client) ?? createCalls(client);
  known.set(client, calls);
  return calls;
}

function createCalls(client: ClaimsClient): Calls {
  const cache: Cache & { clear(): void } = new Map();
  // Why: docs/decisions/loading.md#swr-subscribes-the-client-owns-the-data
  const [, mutate] = initCache(cache) ?? [];
  const flights = new Map<string, Flight>();
  const name = `claimkit-${++clients}`;
  let session = 0;

  /** What keys begin with: those of a session that has ended fit nothing any more. */
  const prefix = (): string => `${name}.${session}:`;

  function flightOf(key: string): Flight {
    const flight = flights.get(key) ?? { holders: new Set(), run: 1, attempt: 1, reload: false };
    flights.set(key, flight);
    return flight;
  }

  function startsOverFor(key: string, holder: symbol): boolean {
    const { data, error } = cache.get(key) ?? {};
    return error !== undefined && data === undefined && !flights.get(key)?.holders.has(holder);
  }

  /** Whoever waits for the old answer, or shows it, waits for the new one. */
  function restart(key: string, changes: Partial<Flight>): void {
    const flight = flightOf(key);
    const { data, error } = cache.get(key) ?? {};
    const hasEnded = data !== undefined || error !== undefined;
    flight.controller?.abort();
    Object.assign(flight, changes, hasEnded && { run: flight.run + 1 });
    void mutate?.(key, undefined);
  }

  function forgetUnlessHeld(key: string, flight: Flight): void {
    if (flight.holders.size > 0 || flights.get(key) !== flight) return;
    flights.delete(key);
    flight.controller?.abort();
    // Takes away SWR's mark of a request under way as well, so that the next widget asks anew.
    void mutate?.(key, undefined).then(() => flights.has(key) || cache.delete(key));
  }

  /** Aborts and forgets everything. Nobody is notified: widgets observe the client's session. */
  function endSession(): void {
    for (const { controller } of flights.values()) controller?.abort();
    flights.clear();
    cache.clear();
    session += 1;
  }

  /** Requests again behind the data that is shown; what has none yet starts over. */
  function refresh(key: string): void {
    if (cache.get(key)?.data === undefined) restart(key, { attempt: 1 });
    else void mutate?.(key);
  }

  client.observe((event) => {
    if (event.type === "clear") endSession();
    if (event.type !== "invalidate") return;
    for (const key of flights.keys()) {
      if (event.matches(key.slice(prefix().length))) refresh(key);
    }
  });

  return {
    cache,
    key: (source, input, locale) => prefix() + client.key(source, input, { locale }),
    progress(key, holder) {
      const { run, attempt } = flights.get(key) ?? { run: 1, attempt: 1 };
      const startsOver = startsOverFor(key, holder);
      return startsOver ? { run: run + 1, attempt: 1, startsOver } : { run, attempt, startsOver };
    },
    async start(key, source, input, locale) {
      if (!key.startsWith(prefix())) return undefined;
      const flight = flightOf(key);
      const { reload } = flight;
      const { signal } = (flight.controller = new AbortController());
      flight.reload = false;
      // Whoever mounts together listens by now.
      await undefined;
      try {
        if (signal.aborted) return undefined;
        return await client.load(source, input, { signal, reload, locale });
      } catch (error) {
        // SWR drops the answer of a call that was superseded, but would keep its error.
        if (signal.aborted) return undefined;
        // Not one of ours: a host's call whose model stumbles over its answer.
        throw isClaimsError(error)
          ? error
          : new ClaimsError({ code: "invalid_response" }, { cause: error });
      }
    },
    hold(key, holder) {
      if (startsOverFor(key, holder)) restart(key, { attempt: 1 });
      const flight = flightOf(key);
      flight.holders.add(holder);
      return () => {
        flight.holders.delete(holder);
        // Not at once: StrictMode, and a widget that takes another's place, hold it again right away.
        queueMicrotask(() => forgetUnlessHeld(key, flight));
      };
    },
    reload: (key) => restart(key, { attempt: flightOf(key).attempt + 1, reload: true }),
  };
}
