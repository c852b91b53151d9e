import type { Answer, ClaimsWarning } from "./answer.ts";
import { type AnswerCache, createAnswerCache, type KeptAnswer } from "./cache/answer-cache.ts";
import { cacheKey } from "./cache/cache-key.ts";
import type { Ask, AskOptions, CombinedCall, Endpoint, Source } from "./endpoint.ts";
import type { ClaimsEnvironment } from "./environments.ts";
import { type ClientEvent, notify } from "./events.ts";
import type { ClaimsClientOptions } from "./options.ts";
import { readAnswer } from "./read-answer.ts";
import { createFlights, type Flights } from "./request/flights.ts";
import { outgoingRequest, pathOf, standingHeaders } from "./request/outgoing.ts";
import { send, type Transport } from "./request/send.ts";
import { createTokens } from "./request/tokens.ts";
import { resolveSettings, type Settings } from "./settings.ts";

/** Asks the claims API: one request, one checked answer, one kind of error. */
export interface ClaimsClient extends Ask {
  readonly environment: ClaimsEnvironment;
  readonly serverId: string | undefined;
  /**
   * Asks a call, or takes its answer from the cache. Callers who ask the same at the same time share
   * one request; it is aborted when the last of them has aborted.
   *
   * Throws a `ClaimsError`; an abort rejects with the signal's reason.
   */
  load<I, O>(source: Source<I, O>, input: I, options?: AskOptions): Promise<Answer<O>>;
  /** Tells one answer from another: environment, server, user, persona, call, and what is asked. */
  key<I, O>(source: Source<I, O>, input: I): string;
  /** Forgets all answers and tokens and aborts all calls. For logout. */
  clear(): void;
  /** The client for another server: same user, same cache, same observers. */
  withServer(serverId: string): ClaimsClient;
  /** Hears of every request, also of clients made by `withServer`. Returns how to stop. */
  observe(listener: (event: ClientEvent) => void): () => void;
}

/** What the clients of one user share, whichever server they ask. */
interface Shared {
  readonly settings: Settings;
  readonly transport: Transport;
  readonly cache: AnswerCache;
  readonly flights: Flights<KeptAnswer>;
  readonly clients: Map<string | undefined, ClaimsClient>;
  readonly listeners: Set<(event: ClientEvent) => void>;
  tell(event: ClientEvent): void;
}

/**
 * Makes a client for one user in one environment. Throws a `configuration` error
 * for options that no request can be made with.
 */
export function createClaimsClient(options: ClaimsClientOptions): ClaimsClient {
  const settings = resolveSettings(options);
  const listeners = new Set<(event: ClientEvent) => void>();
  const tell = (event: ClientEvent): void => {
    for (const listener of listeners) notify(listener, event);
  };
  const transport: Transport = {
    fetch: options.fetch,
    tokens: createTokens(options.getAccessToken, settings.timeoutMs),
    retry: settings.retry,
    messageIdHeader: settings.headerNames.messageId,
    onStart: (event) => notify(options.onRequest, event),
    onEnd(event) {
      notify(options.onResponse, event);
      tell({ type: "request", ...event });
    },
  };
  const shared: Shared = {
    settings,
    transport,
    cache: createAnswerCache(settings.cache),
    flights: createFlights(),
    clients: new Map(),
    listeners,
    tell,
  };
  return clientFor(shared, options.serverId || undefined);
}

function clientFor(shared: Shared, serverId: string | undefined): ClaimsClient {
  const known = shared.clients.get(serverId);
  if (known) return known;

  const { settings, transport, cache, flights } = shared;
  const headers = standingHeaders(settings, serverId);

  const client: ClaimsClient = {
    environment: settings.environment,
    serverId,
    async load<I, O>(source: Source<I, O>, input: I, options: AskOptions = {}) {
      const { signal, reload = false } = options;
      signal?.throwIfAborted();
      const key = client.key(source, input);

      const kept = !reload && source.keep ? cache.get(key) : undefined;
      if (kept) tellCacheHit(source, kept);
      const answer =
        kept ?? (await flights.join(key, (shared) => ask(source, input, key, shared), signal));
      return {
        // The key names the call, so what is found under it is what that call gives.
        data: answer.data as O,
        source: kept ? "cache" : "network",
        warnings: answer.warnings,
      };
    },
    call: async (source, input, options) => (await client.load(source, input, options)).data,
    key: (source, input) => cacheKey(settings, serverId, source, input),
    clear() {
      const reason = new DOMException("The client was cleared.", "AbortError");
      flights.abort(reason);
      transport.tokens.forget(reason);
      cache.clear();
      shared.tell({ type: "clear" });
    },
    withServer: (other) => clientFor(shared, other || undefined),
    observe(listener) {
      shared.listeners.add(listener);
      return () => shared.listeners.delete(listener);
    },
  };

  async function ask<I, O>(
    source: Source<I, O>,
    input: I,
    key: string,
    signal: AbortSignal,
  ): Promise<KeptAnswer> {
    const answer = await ("run" in source
      ? combine(source, input, signal)
      : request(source, input, signal));
    signal.throwIfAborted();
    if (source.keep) cache.set(key, answer, source.keep);
    return answer;
  }

  async function request<I, O>(
    endpoint: Endpoint<I, O>,
    input: I,
    signal: AbortSignal,
  ): Promise<KeptAnswer> {
    const outgoing = outgoingRequest(endpoint, input, settings, headers);
    const { value, messageId } = await send(
      outgoing,
      transport,
      (answer) => readAnswer(endpoint, input, settings, answer),
      signal,
    );
    return { ...value, messageId };
  }

  async function combine<I, O>(
    combined: CombinedCall<I, O>,
    input: I,
    signal: AbortSignal,
  ): Promise<KeptAnswer> {
    const warnings: ClaimsWarning[] = [];
    const ask: Ask = {
      async call(source, part) {
        const answer = await client.load(source, part, { signal });
        warnings.push(...answer.warnings);
        return answer.data;
      },
    };
    return { data: await combined.run(ask, input), warnings, messageId: "" };
  }

  function tellCacheHit<I, O>(source: Source<I, O>, { messageId }: KeptAnswer): void {
    if ("run" in source) return;
    transport.onEnd({
      call: source.name,
      urlTemplate: pathOf(source, settings),
      method: source.method,
      attempt: 0,
      messageId,
      durationMs: 0,
      fromCache: true,
    });
  }

  shared.clients.set(serverId, client);
  return client;
}
