import type { Answer } from "./answer.ts";
import { createAnswerCache, type CachedAnswer } from "./cache/answer-cache.ts";
import { keyMatcher } from "./cache/cache-key.ts";
import type { CallRunner, CallOptions, Source } from "./endpoint.ts";
import { asClaimsError } from "./errors.ts";
import { type ClientEvent, type Invalidation, notify } from "./events.ts";
import type { ClaimsClientOptions } from "./options.ts";
import { forgetFeedback } from "./feedback-storage.ts";
import { expectOnlyCopy } from "./only-copy.ts";
import { ownFields } from "./own-fields.ts";
import { prepareCall } from "./prepare-call.ts";
import { orAbort } from "./request/abort.ts";
import { createInFlight, type Start } from "./request/in-flight.ts";
import { callInfo, commonHeaders } from "./request/outgoing.ts";
import type { Connection } from "./request/send-once.ts";
import { createTokens } from "./request/tokens.ts";
import { resolveSettings } from "./settings.ts";
import { VERSION } from "./version.ts";

/** A call and its input, ready to be loaded. */
export interface PreparedCall<O> {
  /** Cache key: environment, server, user, persona, language, call, and input. */
  readonly key: string;
  /** Returns the last result if it is still cached, without a request. It may be out of date. */
  previous(): Answer<O> | undefined;
  /** Loads the result, like {@link ClaimsClient.load}. */
  load(options?: Pick<CallOptions, "signal" | "reload">): Promise<Answer<O>>;
}

/** A client of the claims API. It validates every response and throws one kind of error. */
export interface ClaimsClient extends CallRunner {
  /** Name of the environment. */
  readonly environment: string;
  /** Server that requests are sent to, if it is not the environment's default. */
  readonly serverId: string | undefined;
  /**
   * Sends a call, or returns its result from the cache. Concurrent calls with the same input share one
   * request, which is aborted when all callers have aborted.
   *
   * Throws a `ClaimsError`. If aborted, rejects with the signal's reason.
   */
  load<I, O>(source: Source<I, O>, input: I, options?: CallOptions): Promise<Answer<O>>;
  /**
   * Builds the request of a call without sending it, for callers that load the same call repeatedly.
   * Never throws; with invalid input, `load` rejects.
   */
  prepare<I, O>(
    source: Source<I, O>,
    input: I,
    options?: Pick<CallOptions, "locale">,
  ): PreparedCall<O>;
  /**
   * Ends the session, for logout. Drops all results and this tab's answers to "Was this helpful?", and
   * aborts all calls, which reject with an `AbortError`. Observers receive a `clear` event. Mounted widgets
   * become empty and request nothing until they get another client or other settings, or are mounted again.
   */
  clear(): void;
  /**
   * Drops outdated results, for example after the customer has changed something. Without a selection,
   * drops all results. Observers receive an `invalidate` event. Mounted widgets request again and keep
   * showing their data until the new data arrives. Requests in progress still resolve, but their results
   * are not cached.
   */
  invalidate(selection?: Invalidation): void;
  /** Returns the client for another server, with the same user, cache and observers. */
  withServer(serverId: string): ClaimsClient;
  /**
   * Subscribes to the end of every request, to `clear` and to `invalidate`, including those of clients
   * from `withServer`. Returns a function that unsubscribes.
   */
  observe(listener: (event: ClientEvent) => void): () => void;
}

/**
 * Creates a client for one user in one environment. Throws a `configuration` error for invalid options.
 */
export function createClaimsClient(clientOptions: ClaimsClientOptions): ClaimsClient {
  expectOnlyCopy("@claimkit/claims-api", VERSION, createClaimsClient);
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
    onStart: (event) => notify(new Set([options.onRequest]), event),
    onEnd(event) {
      notify(new Set([options.onResponse]), event);
      notify(listeners, { type: "request", ...event });
    },
  };

  function clientFor(id: string | undefined): ClaimsClient {
    const serverId = id || undefined;
    const client = clients.get(serverId) ?? createClient(serverId);
    clients.set(serverId, client);
    return client;
  }

  function createClient(serverId: string | undefined): ClaimsClient {
    const headers = commonHeaders(settings, serverId);

    const client: ClaimsClient = {
      environment: settings.environment,
      serverId,
      prepare<I, O>(
        source: Source<I, O>,
        callerInput: I,
        callOptions: CallOptions = {},
      ): PreparedCall<O> {
        const input = ownFields(callerInput);
        const locale = ownFields(callOptions).locale || undefined;
        const { key, fetch } = prepareCall(source, input, { client, connection, headers, locale });
        const isServedFromCache = source.keep !== undefined && source.keep !== "revalidate";
        return {
          key,
          previous() {
            const cached = cache.get(key);
            return cached && asAnswer(cached, "cache");
          },
          async load(loadOptions = {}) {
            const { signal, reload } = ownFields(loadOptions);
            signal?.throwIfAborted();
            const cached = isServedFromCache && !reload ? cache.get(key) : undefined;
            if (cached) reportCacheHit(source, cached);

            const start: Start<CachedAnswer> = async (shared, isCurrent) => {
              // A host's combined call may ignore the signal.
              const answer = await orAbort(fetch(shared), shared).catch((thrown: unknown) => {
                shared.throwIfAborted();
                // A host's combined call may throw anything.
                throw asClaimsError(thrown, { code: "invalid_response" });
              });
              // The client may have been cleared in the meantime.
              shared.throwIfAborted();
              // A result that is not there yet, such as a new claim's contact, may be there the next time.
              const isFound = answer.data !== undefined;
              if (source.keep && isFound && isCurrent()) cache.set(key, answer, source.keep);
              return answer;
            };
            if (cached) return asAnswer(cached, "cache");
            return asAnswer(await inFlight.join(key, start, signal), "network");
          },
        };
      },
      load: async (source, input, callOptions = {}) =>
        client.prepare(source, input, callOptions).load(callOptions),
      call: async (source, input, callOptions) =>
        (await client.load(source, input, callOptions)).data,
      clear() {
        inFlight.abort(new DOMException("The client was cleared.", "AbortError"));
        connection.fetch?.claimkitForget?.();
        cache.drop(() => true);
        forgetFeedback();
        notify(listeners, { type: "clear" });
      },
      invalidate(selection = {}) {
        const matches = keyMatcher(selection);
        inFlight.supersede(matches);
        // All of them, because a new request for one that would still be valid does no harm.
        connection.fetch?.claimkitForget?.();
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

function asAnswer<O>(result: CachedAnswer, source: Answer<O>["source"]): Answer<O> {
  const { data, warnings, language } = result;
  // The key includes the call, so the data is of that call's type.
  return { data: data as O, source, warnings, language };
}
