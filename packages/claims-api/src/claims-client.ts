import type { CallResult } from "./answer.ts";
import type { Call, CallOptions, CallRunner, Submission, SubmitOptions } from "./endpoint.ts";
import type { ClientEvent, Invalidation } from "./events.ts";
import type { InitialResult } from "./initial-data/read-initial-data.ts";
import type { TokenReason } from "./options.ts";

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
