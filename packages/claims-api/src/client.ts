import type { Answer } from "./answer.ts";
import { createAnswerCache, type CachedAnswer } from "./cache/answer-cache.ts";
import { keyMatcher } from "./cache/cache-key.ts";
import type { CallRunner, CallOptions, Source } from "./endpoint.ts";
import { type ClientEvent, type Invalidation, notify } from "./events.ts";
import type { ClaimsClientOptions } from "./options.ts";
import { forgetFeedback } from "./feedback-storage.ts";
import { ownFields } from "./own-fields.ts";
import { prepareCall } from "./prepare-call.ts";
import { createInFlight, type Start } from "./request/in-flight.ts";
import { callInfo, commonHeaders } from "./request/outgoing.ts";
import type { Connection } from "./request/send-once.ts";
import { createTokens } from "./request/tokens.ts";
import { resolveSettings } from "./settings.ts";

/** A call and its input, ready to be loaded. */
export interface PreparedCall<O> {
  /** Cache key: environment, server, user, persona, language, call, and input. */
  readonly key: string;
  /** Loads the answer, as {@link ClaimsClient.load} does. */
  load(options?: Pick<CallOptions, "signal" | "reload">): Promise<Answer<O>>;
}

/** A client of the claims API: one request, one checked response, one kind of error. */
export interface ClaimsClient extends CallRunner {
  /** Name of the environment. */
  readonly environment: string;
  /** Server that requests are sent to, if it is not the environment's default. */
  readonly serverId: string | undefined;
  /**
   * Sends a call, or reads its result from the cache. Callers who load the same at the same time share
   * one request; it is aborted when the last of them has aborted.
   *
   * Throws a `ClaimsError`; an abort rejects with the signal's reason.
   */
  load<I, O>(source: Source<I, O>, input: I, options?: CallOptions): Promise<Answer<O>>;
  /**
   * Builds the request of a call without sending it, for callers who load the same call more than once.
   * Never throws; input that makes no request fails when it is loaded.
   */
  prepare<I, O>(
    source: Source<I, O>,
    input: I,
    options?: Pick<CallOptions, "locale">,
  ): PreparedCall<O>;
  /**
   * Ends the session, for logout: drops all answers, also those to "Was this helpful?" in this tab,
   * and aborts all calls, which reject with an `AbortError`. Observers receive a `clear` event. Mounted widgets empty themselves and request
   * nothing until they get another client or other settings, or are mounted again.
   */
  clear(): void;
  /**
   * Drops answers that are out of date, for example after the customer has changed something; without
   * a selection, all of them. Observers receive an `invalidate` event. Mounted widgets request again
   * and keep showing what they have until the new answer arrives. Requests in progress still answer
   * their callers, but those answers are not kept.
   */
  invalidate(selection?: Invalidation): void;
  /** The client for another server: same user, same cache, same observers. */
  withServer(serverId: string): ClaimsClient;
  /**
   * Subscribes to the end of every request, to `clear` and to `invalidate`, also of clients made by
   * `withServer`. Returns a function that unsubscribes.
   */
  observe(listener: (event: ClientEvent) => void): () => void;
}

/**
 * Creates a client for one user in one environment. Throws a `configuration` error for options that no
 * request can be made with.
 */
export function createClaimsClient(clientOptions: ClaimsClientOptions): ClaimsClient {
  const options = ownFields(clientOptions);
  const settings = resolveSettings(options);
  const cache = createAnswerCache(settings.cache);
  const inFlight = createInFlight<CachedAnswer>();
  const listeners = new Set<(event: ClientEvent) => void>();
  const clients = new Map<string | undefined, ClaimsClient>();
  const connection: Connection = {
    settings,
    fetch: options.fetch,
    tokens: createTokens(options.getAccessToken, settings.timeoutMs),
    onStart: (event) => notify([options.onRequest], event),
    onEnd(event) {
      notify([options.onResponse], event);
      notify(listeners, { type: "request", ...event });
    },
  };

  function clientFor(given: string | undefined): ClaimsClient {
    const serverId = given || undefined;
    const client = clients.get(serverId) ?? createClient(serverId);
    clients.set(serverId, client);
    return client;
  }

  function createClient(serverId: string | undefined): ClaimsClient {
    const headers = commonHeaders(settings, serverId);

    const client: ClaimsClient = {
      environment: settings.environment,
      serverId,
      prepare<I, O>(source: Source<I, O>, asked: I, how: CallOptions = {}): PreparedCall<O> {
        const input = ownFields(asked);
        const locale = ownFields(how).locale || undefined;
        const { key, fetch } = prepareCall(source, input, { client, connection, headers, locale });
        return {
          key,
          async load(loadOptions = {}) {
            const { signal, reload } = ownFields(loadOptions);
            signal?.throwIfAborted();
            const kept = source.keep && !reload ? cache.get(key) : undefined;
            if (kept) reportCacheHit(source, kept);

            const start: Start<CachedAnswer> = async (shared, isCurrent) => {
              const answer = await fetch(shared);
              // A client that was cleared meanwhile keeps nothing.
              shared.throwIfAborted();
              if (source.keep && isCurrent()) cache.set(key, answer, source.keep);
              return answer;
            };
            const { data, warnings, language } = kept ?? (await inFlight.join(key, start, signal));
            // The key names the call, so what is found under it is what that call gives.
            return { data: data as O, source: kept ? "cache" : "network", warnings, language };
          },
        };
      },
      load: async (source, input, how = {}) => client.prepare(source, input, how).load(how),
      call: async (source, input, how) => (await client.load(source, input, how)).data,
      clear() {
        inFlight.abort(new DOMException("The client was cleared.", "AbortError"));
        cache.drop(() => true);
        forgetFeedback();
        notify(listeners, { type: "clear" });
      },
      invalidate(selection = {}) {
        const matches = keyMatcher(selection);
        inFlight.supersede(matches);
        cache.drop(matches);
        notify(listeners, { type: "invalidate", matches });
      },
      withServer: clientFor,
      observe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    return client;
  }

  function reportCacheHit<I, O>(source: Source<I, O>, { messageId }: CachedAnswer): void {
    if ("run" in source) return;
    const about = callInfo(source, settings);
    connection.onEnd({ ...about, attempt: 0, messageId, durationMs: 0, fromCache: true });
  }

  return clientFor(options.serverId);
}
