import type { CallResult, ClaimsClient, ClaimsError, PreparedCall } from "@claimkit/claims-api";
import { failureCause } from "../frame/failure-cause.ts";

/** What is known about a call. Replaced on each change. */
export interface CallSnapshot<O> {
  /** Starts at 1 and increases each time the user tries again. */
  readonly attempt: number;
  /** The last response. */
  readonly answer?: CallResult<O> | undefined;
  /** Why the last request failed. If there is an answer, only a refresh has failed. */
  readonly error?: ClaimsError | undefined;
}

/** How long a response is not refreshed when the user returns to the tab, in ms. */
const FOCUS_INTERVAL = 60_000;

// Why: docs/decisions/loading.md#one-owner-for-each-concern
/** A call that mounted components share. It requests the data, keeps the last response, and aborts. */
export class SharedCall<O> {
  /** Identifies the call among all sessions of all clients. */
  readonly id: string;
  snapshot: CallSnapshot<O> = { attempt: 1 };
  readonly #client: ClaimsClient;
  readonly #calls: SharedCalls;
  readonly #prepared: PreparedCall<O>;
  #serverSnapshot: CallSnapshot<O> | undefined;
  /** The mounted components that show it, by the function that renders one again. */
  readonly #users = new Map<() => void, () => boolean>();
  readonly #listeners = new Set<() => void>();
  /** The request in progress. */
  #request: AbortController | undefined;
  #pageEvents: AbortController | undefined;
  #nextFocus = 0;
  /** The last response, which may be shown when its user is known. */
  #previous: Promise<CallResult<O> | undefined> | undefined;

  constructor(client: ClaimsClient, calls: SharedCalls, prepared: PreparedCall<O>) {
    this.#client = client;
    this.#calls = calls.set(prepared.key, this as SharedCall<unknown>);
    this.#prepared = prepared;
    this.id = `${calls.name}:${prepared.key}`;
    // Why: docs/decisions/loading.md#the-way-back-shows-the-last-response
    const previous = prepared.previous();
    if (previous instanceof Promise) this.#previous = previous;
    else if (previous) this.snapshot = { attempt: 1, answer: previous };
  }

  /** What the server has rendered, for the server and for a page that hydrates. */
  readonly serverSnapshot = (): CallSnapshot<O> => (this.#serverSnapshot ??= this.#takeInitial());

  #takeInitial(): CallSnapshot<O> {
    const initial = this.#prepared.initial?.first();
    if (!initial) return { attempt: 1 };
    const snapshot = { attempt: 1, answer: initial };
    if (this.isLoading) {
      this.snapshot = snapshot;
      this.#previous = undefined;
    }
    // The same object is not rendered again.
    return this.snapshot.answer?.data === initial.data ? this.snapshot : snapshot;
  }

  /** Whether it has failed and has no data to show. */
  get hasFailed(): boolean {
    return this.snapshot.error !== undefined && this.snapshot.answer === undefined;
  }

  /** Whether it is neither ready nor failed. */
  get isLoading(): boolean {
    return this.snapshot.error === undefined && this.snapshot.answer === undefined;
  }

  isUsedBy(render: () => void): boolean {
    return this.#users.has(render);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Tells the listeners that what they may show has changed. */
  notify(): void {
    for (const listener of this.#listeners) listener();
  }

  /**
   * Keeps the call active for a component until the returned function is called. A call that has failed for others
   * starts over.
   *
   * @param render renders the component again
   * @param revalidatesOnFocus whether it wants new data when the user returns to the tab
   */
  use(render: () => void, revalidatesOnFocus: () => boolean): (() => void) | undefined {
    // When React shows a hidden tree again, it runs effects without a render, perhaps for a call that was replaced.
    if (this.#calls.get(this.#prepared.key) !== this) {
      render();
      return undefined;
    }
    const isInUse = this.#pageEvents !== undefined;
    this.#users.set(render, revalidatesOnFocus);
    this.#listenToPage();
    if (this.hasFailed) this.refresh();
    // It shows data without a request, which would notice another user.
    else if (this.snapshot.answer && (isInUse || this.#prepared.initial?.isFresh()))
      void this.#client.checkUser().catch(() => undefined);
    else if (!this.#request) void this.#fetch();
    return () => {
      this.#users.delete(render);
      // Deferred, because in StrictMode, or when a widget replaces another, one follows immediately.
      queueMicrotask(() => this.#users.size || this.#end());
    };
  }

  /** Requests again. The data stays visible, an error does not. */
  refresh(): void {
    if (this.hasFailed) this.#show({});
    void this.#fetch();
  }

  /** Starts over, bypassing the client's cache. */
  reload(): void {
    this.#show({ attempt: this.snapshot.attempt + 1 });
    void this.#fetch(true);
  }

  /** Drops the data, which is another user's, and requests again. */
  restart(): void {
    this.#previous = undefined;
    this.#serverSnapshot = undefined;
    this.#show({});
    void this.#fetch();
  }

  /** Stops for good. */
  stop(): void {
    this.#request?.abort();
    this.#pageEvents?.abort();
  }

  get #isShown(): boolean {
    return this.#users.size > 0 && this.snapshot.answer !== undefined;
  }

  /** Replaces a request in progress, whose result is dropped. Requests nothing that no component shows. */
  async #fetch(reload = false): Promise<void> {
    this.#request?.abort();
    if (this.#users.size === 0) return;
    const request = (this.#request = new AbortController());
    const { signal } = request;
    // Widgets that mount at the same time have subscribed to the client's events by then.
    await undefined;
    const previous = await this.#previous;
    this.#previous = undefined;
    if (signal.aborted) return;
    if (previous && !reload) this.#show({ answer: previous });
    try {
      if (previous && !reload && this.#prepared.initial?.isFresh()) return;
      const answer = await this.#prepared.load({ signal, reload });
      if (!signal.aborted) this.#show({ answer });
    } catch (error) {
      if (!signal.aborted) this.#fail(error as ClaimsError);
    } finally {
      if (this.#request === request) this.#request = undefined;
    }
  }

  #fail(error: ClaimsError): void {
    const isDenied = failureCause(error.code) === "signed_out";
    const wasShown = this.#isShown;
    this.#show({ answer: isDenied ? undefined : this.snapshot.answer, error });
    if (!wasShown || error.code !== "unauthorized") return;
    // The session may be over, also for data that is not requested again on focus because it is in the client's cache.
    for (const call of this.#calls.values()) {
      if (call.#isShown && !call.#request) void call.#fetch(true);
    }
  }

  #show(next: Partial<CallSnapshot<O>>): void {
    this.snapshot = { attempt: this.snapshot.attempt, ...next };
    this.notify();
  }

  #listenToPage(): void {
    if (this.#pageEvents) return;
    this.#pageEvents = new AbortController();
    this.#nextFocus = Date.now() + FOCUS_INTERVAL;
    const { signal } = this.#pageEvents;
    addEventListener("online", this.#onOnline, { signal });
    for (const type of ["focus", "visibilitychange", "pageshow"])
      addEventListener(type, this.#onFocus, { signal });
  }

  readonly #onOnline = (): void => {
    const { error } = this.snapshot;
    if (this.hasFailed && (error?.code === "network" || error?.code === "timeout")) this.reload();
  };

  // After a failure, the user may be reading the message. Why:
  // docs/decisions/loading.md#background-refreshes-are-silent
  readonly #onFocus = ({ persisted }: Partial<PageTransitionEvent>): void => {
    const isWanted = [...this.#users.values()].some((revalidatesOnFocus) => revalidatesOnFocus());
    if (!isWanted || !this.snapshot.answer || this.#request) return;
    if (!navigator.onLine) return;
    // A page that the browser has kept does not know what the user has done on others.
    if (!persisted && (document.hidden || Date.now() <= this.#nextFocus)) return;
    this.#nextFocus = Date.now() + FOCUS_INTERVAL;
    void this.#fetch();
  };

  #end(): void {
    this.stop();
    if (this.#calls.get(this.#prepared.key) === this) this.#calls.delete(this.#prepared.key);
  }
}

let sessions = 0;

/** The calls of one session of a client, by the key of the prepared call. */
class SharedCalls extends Map<string, SharedCall<unknown>> {
  readonly name = `claimkit-${++sessions}`;
}

const callsOf = new WeakMap<ClaimsClient, SharedCalls>();

function createCalls(client: ClaimsClient): SharedCalls {
  const calls = new SharedCalls();
  callsOf.set(client, calls);
  const unsubscribe = client.subscribe((event) => {
    for (const [key, call] of calls) {
      if (event.type === "clear") call.stop();
      else if (event.type === "user") call.restart();
      else if (event.type === "invalidate" && event.matches(key)) call.refresh();
    }
    if (event.type !== "clear") return;
    unsubscribe();
    calls.clear();
    callsOf.delete(client);
  });
  return calls;
}

/** The call that all providers, roots and elements with this client share. */
export function sharedCall<O>(client: ClaimsClient, prepared: PreparedCall<O>): SharedCall<O> {
  const calls = callsOf.get(client) ?? createCalls(client);
  // The key names the call, so the result is of that call's type.
  return (calls.get(prepared.key) as SharedCall<O>) ?? new SharedCall(client, calls, prepared);
}
