import type { CallResult } from "./answer.ts";
import { createAnswerCache, type CachedAnswer } from "./cache/answer-cache.ts";
import { keyMatcher } from "./cache/cache-key.ts";
import type { CallOptions, Call, Submission, SubmitOptions } from "./endpoint.ts";
import type { ClaimsClient, PreparedCall } from "./claims-client.ts";
import { asClaimsError, isClaimsError, isDenied } from "./errors.ts";
import { type ClientEvent, notify } from "./events.ts";
import type { ClaimsClientOptions } from "./options.ts";
import { forgetFeedback, setFeedbackOwner } from "./feedback-storage.ts";
import type { ConnectedAnswers } from "./initial-data/read-initial-data.ts";
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
