import type { CallResult } from "./answer.ts";
import { createAnswerCache, type CachedAnswer } from "./cache/answer-cache.ts";
import { keyMatcher } from "./cache/cache-key.ts";
import type { CallRunner, CallOptions, Call, Submission, SubmitOptions } from "./endpoint.ts";
import { asClaimsError, isClaimsError, isDenied } from "./errors.ts";
import { type ClientEvent, type Invalidation, notify } from "./events.ts";
import type { ClaimsClientOptions, TokenReason } from "./options.ts";
import { forgetFeedback, setFeedbackOwner } from "./feedback-storage.ts";
import type { ConnectedAnswers, InitialResult } from "./initial-data/read-initial-data.ts";
import { expectOnlyCopy } from "./only-copy.ts";
import { prepareCall } from "./prepare-call.ts";
import { orAbort } from "./request/abort.ts";
import { createInFlight, type Start } from "./request/in-flight.ts";
import type { Owner } from "./request/owner.ts";
import { createMessageId } from "./request/message-id.ts";
import { callInfo, commonHeaders, withoutType } from "./request/outgoing.ts";
import { withToken } from "./request/request-init.ts";
import type { Connection } from "./request/send-once.ts";
import { endPreloads } from "./request/preloaded.ts";
import { type Access, createUsers, type OwnerChange } from "./request/users.ts";
import { resolveSettings } from "./settings.ts";
import { mayHaveArrived, prepareSubmission } from "./submit.ts";
import { VERSION } from "./version.ts";

/** A call and its input, ready to be loaded. */
export interface PreparedCall<O> {
  /** Cache key: environment, server, `subject`, persona, language, call, and input. */
  readonly key: string;
  /**
   * Returns the last result if it is still cached, without a request. It may be out of date. Returns a
   * promise, which never rejects, if an asynchronous token must first confirm the user.
   */
  previous(): CallResult<O> | undefined | Promise<CallResult<O> | undefined>;
  /** The result that a server has handed over to the page. */
  readonly initial: InitialResult<O> | undefined;
  /** Loads the result, like {@link ClaimsClient.load}. */
  load(options?: Pick<CallOptions, "signal" | "reload">): Promise<CallResult<O>>;
}

/** A client of the claims API. It validates every response and throws one kind of error. */
export interface ClaimsClient extends CallRunner {
  /** Name of the environment. */
  readonly environment: string;
  /** Server that requests are sent to, if it is not the environment's default. */
  readonly serverId: string | undefined;
  /** The date that a server rendered the page with, such as `2026-11-20`, if it has handed over this user's data. */
  readonly initialDay: string | undefined;
  /**
   * Sends a call, or returns its result from the cache. Concurrent calls with the same input share one
   * request, which is aborted when all callers have aborted.
   *
   * Throws a `ClaimsError`. If aborted, rejects with the signal's reason.
   */
  load<I, O>(source: Call<I, O>, input: I, options?: CallOptions): Promise<CallResult<O>>;
  /**
   * Builds the request of a call without sending it, for callers that load the same call repeatedly.
   * Never throws; with invalid input, `load` rejects.
   */
  prepare<I, O>(
    source: Call<I, O>,
    input: I,
    options?: Pick<CallOptions, "locale">,
  ): PreparedCall<O>;
  /**
   * Sends something that the user has entered or chosen, once, and resolves with the answer. A temporary failure is not
   * retried, unless the submission says that it may be; after a 401 it is sent again with a new token. Afterwards, the
   * results that it changes are dropped, as with {@link ClaimsClient.invalidate}, also if it is unknown whether it has
   * arrived.
   *
   * Throws a `ClaimsError`. If aborted, also by `clear()` or another user, rejects with an `AbortError`.
   */
  submit<I, O>(submission: Submission<I, O>, input: I, options?: SubmitOptions): Promise<O>;
  /**
   * Returns the headers of a request that is sent without the client, such as a part of a file: those of every call, a
   * message id, and the token. First notices another user, as each call does. After a 401, call it with the reason
   * `expired`, which renews the token.
   */
  requestHeaders(
    reason: TokenReason,
    signal: AbortSignal,
  ): Promise<Readonly<Record<string, string>>>;
  /**
   * Ends the session, for logout. Drops all results and this tab's answers to "Was this helpful?", and
   * aborts all calls, which reject with an `AbortError`. Observers receive a `clear` event. Mounted widgets
   * become empty and request nothing until they get another client or other settings, or are mounted again.
   */
  clear(): void;
  /**
   * Checks who the user is, for example after a login in another tab. The client does so itself before each call. If
   * it is another user, it drops all results and this tab's answers to "Was this helpful?", and aborts all calls, which
   * reject with an `AbortError`. Observers receive a `user` event. Mounted widgets drop what they show and request
   * again.
   */
  checkUser(): Promise<void>;
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
   * Subscribes to `request` (the end of each attempt), `clear`, `user` and `invalidate`, including calls of clients
   * from `withServer`. Returns a function that unsubscribes.
   */
  subscribe(listener: (event: ClientEvent) => void): () => void;
}

/**
 * Creates a client in one environment. Throws a `configuration` error for invalid options.
 *
 * In a browser, create one client for the page, and call `clear()` when the user logs out. On a server, create one for
 * each request, or for each user with the user's id as `subject`. Without it, a client on a server caches nothing and
 * requests a token for each call, because it cannot know whether the next call is for the same user.
 */
export function createClaimsClient(options: ClaimsClientOptions): ClaimsClient {
  expectOnlyCopy("@claimkit/claims-api", VERSION, createClaimsClient);
  const settings = resolveSettings(options);
  const users = createUsers(options, settings.timeoutMs, onOwner);
  const enabled = settings.cache.enabled && !users.areMany;
  const cache = createAnswerCache({ ...settings.cache, enabled });
  const isInitialCurrent = (): boolean | Promise<boolean> =>
    initialAnswers !== undefined && (users.areMany || users.areSame());
  let initialAnswers: ConnectedAnswers | undefined = options.initialData?.connect(
    cache,
    isInitialCurrent,
  );
  const inFlight = createInFlight<CachedAnswer>();
  const submissions = createInFlight<unknown>();
  /** Why the calls of the last user were aborted. */
  let lastEnd: DOMException | undefined;
  const listeners = new Set<(event: ClientEvent) => void>();
  const clients = new Map<string | undefined, ClaimsClient>();
  const connection: Connection = {
    settings,
    fetch: options.fetch,
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

    function prepare<I, O>(
      source: Call<I, O>,
      input: I,
      callOptions: CallOptions = {},
      inherited?: Access,
    ): PreparedCall<O> {
      const locale = callOptions.locale || undefined;
      const context = { serverId, connection, headers, locale, loadPart: load };
      const { key, invalid, fetch } = prepareCall(source, input, context);
      const initial = initialAnswers?.prepare(key, source, input, { settings, locale, serverId });
      const isServedFromCache = source.keep !== undefined && source.keep !== "revalidate";
      const previous = (isSame: boolean): CallResult<O> | undefined => {
        const cached = isSame ? cache.get(key) : undefined;
        return cached && asAnswer(cached, "cache");
      };
      return {
        key,
        previous() {
          if (!cache.get(key)) return undefined;
          const isSame = users.areSame();
          return isSame instanceof Promise ? isSame.then(previous) : previous(isSame);
        },
        initial,
        async load(loadOptions = {}) {
          const { signal, reload } = loadOptions;
          signal?.throwIfAborted();
          if (invalid) throw invalid.error;
          const entering = inherited ?? users.enter(signal);
          const access = entering instanceof Promise ? await entering : entering;
          // Mounted widgets that have noticed another user start over.
          signal?.throwIfAborted();
          const mayUseCache = isServedFromCache && !reload && !initial?.isOld();
          const cached = mayUseCache ? cache.get(key) : undefined;
          if (cached) reportCacheHit(source, cached);

          // A part of a combined call is reloaded if it was of no use, such as an expired token of a document.
          const last = () => (inherited && reload ? undefined : cache.last(key));
          const start: Start<CachedAnswer> = async (shared, isCurrent) => {
            // A host's combined call may ignore the signal.
            const answer = await orAbort(fetch(shared, access, last), shared).catch(
              (thrown: unknown) => {
                shared.throwIfAborted();
                const error = asClaimsError(thrown, { code: "invalid_response" });
                // What the user may no longer see is not shown on the way back either.
                if (isDenied(error)) cache.drop((other) => other === key);
                // A host's combined call may throw anything.
                throw error;
              },
            );
            users.check();
            // The client may have been cleared in the meantime, or the user may have changed.
            shared.throwIfAborted();
            // A result that is not there yet, such as a new claim's contact, may be there the next time.
            const isFound = answer.data !== undefined;
            const { keep } = source;
            if ((keep || answer.etag) && isFound && isCurrent()) cache.set(key, answer, keep);
            return answer;
          };
          if (cached) return asAnswer(cached, "cache");
          if (users.areMany) inFlight.supersede((other) => other === key);
          return asAnswer(await inFlight.join(key, start, signal), "network");
        },
      };
    }

    async function load<I, O>(
      source: Call<I, O>,
      input: I,
      callOptions: CallOptions = {},
      inherited?: Access,
    ): Promise<CallResult<O>> {
      return prepare(source, input, callOptions, inherited).load(callOptions);
    }

    async function submit<I, O>(
      submission: Submission<I, O>,
      input: I,
      submitOptions: SubmitOptions = {},
    ): Promise<O> {
      const { signal, idempotencyKey = createMessageId() } = submitOptions;
      const context = { ...submitOptions, connection, headers, idempotencyKey };
      const { changes, send } = prepareSubmission(submission, input, context);
      signal?.throwIfAborted();
      // Waits only for a token that takes time, so that a logout in the same task ends it.
      const entering = users.enter(signal);
      const access = entering instanceof Promise ? await entering : entering;
      const key = JSON.stringify([
        submission.name,
        idempotencyKey,
        users.areMany && createMessageId(),
      ]);
      const start: Start<O> = async (shared) => {
        let isUnchanged = false;
        try {
          const data = await send(shared, access);
          users.check();
          shared.throwIfAborted();
          return data;
        } catch (error) {
          // At the end of a session, all results have been dropped.
          isUnchanged = isClaimsError(error) ? !mayHaveArrived(error) : shared.reason === lastEnd;
          throw error;
        } finally {
          if (!isUnchanged) for (const change of changes) client.invalidate(change);
        }
      };
      // The key names the submission, so the result is of its type.
      return (await submissions.join(key, start, signal)) as O;
    }

    const client: ClaimsClient = {
      environment: settings.environment,
      serverId,
      get initialDay() {
        return isInitialCurrent() ? initialAnswers?.today : undefined;
      },
      prepare: (source, input, callOptions) => prepare(source, input, callOptions),
      load: (source, input, callOptions) => load(source, input, callOptions),
      call: async (source, input, callOptions) => (await load(source, input, callOptions)).data,
      submit,
      async requestHeaders(reason, signal) {
        const access = await users.enter(signal);
        let token = await access.get(signal);
        if (reason === "expired") token = await access.renew(token, signal);
        return withToken(
          withoutType(headers),
          { messageId: createMessageId(), token: token.value },
          settings,
        );
      },
      clear() {
        endSession("The client was cleared.");
        users.end(lastEnd);
        drop();
        forgetFeedback();
        notify(listeners, { type: "clear" });
      },
      async checkUser() {
        await users.enter();
      },
      invalidate(selection = {}) {
        const matches = keyMatcher(selection);
        initialAnswers?.invalidate();
        inFlight.supersede(matches);
        // All of them, because a new request for one that would still be valid does no harm.
        connection.fetch?.claimkitForget?.();
        cache.drop(matches);
        notify(listeners, { type: "invalidate", matches });
      },
      withServer: clientFor,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    return client;
  }

  function endSession(message: string): void {
    lastEnd = new DOMException(message, "AbortError");
    inFlight.abort(lastEnd);
    submissions.abort(lastEnd);
  }

  function drop(): void {
    initialAnswers = undefined;
    cache.drop(() => true);
    endPreloads();
  }

  function onOwner(owner: Owner, change: OwnerChange | undefined): void {
    setFeedbackOwner(owner);
    if (!change) return;
    if (change.isRenewal) inFlight.supersede(() => true);
    else endSession("The user has changed.");
    drop();
    notify(listeners, { type: "user" });
  }

  function reportCacheHit<I, O>(source: Call<I, O>, { messageId }: CachedAnswer): void {
    if ("run" in source) return;
    const about = callInfo(source, settings);
    connection.onEnd({ ...about, attempt: 0, messageId, durationMs: 0, fromCache: true });
  }

  return clientFor(options.serverId);
}

function asAnswer<O>(result: CachedAnswer, source: CallResult<O>["source"]): CallResult<O> {
  const { data, warnings, language } = result;
  // The key includes the call, so the data is of that call's type.
  return { data: data as O, source, warnings, language };
}
