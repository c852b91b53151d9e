import type {
  Answer,
  ClaimsClient,
  ClaimsError,
  ClaimsErrorCode,
  PreparedCall,
} from "@claimkit/claims-api";
import { mutate, SWRConfig } from "swr";
import { failureCause } from "../frame/failure-cause.ts";
import type { WidgetGroupStore } from "../frame/widget-group-store.ts";

// Why: docs/decisions/loading.md#swr-subscribes-the-client-owns-the-data
const { cache } = SWRConfig.defaultValue;

let sessions = 0;

/** The calls of one session of a client, by the key of the prepared call. */
class SharedCalls extends Map<string, SharedCall<unknown>> {
  readonly name = `claimkit-${++sessions}`;
}

/** A call that mounted widgets share. SWR's cache has its data or its error. */
class SharedCall<O> {
  /** Key in SWR's cache. */
  readonly key: string;
  /** Starts at 1 and increases each time the user tries again. */
  attempt = 1;
  /** Functions that render the widgets again, and the groups of the widgets. */
  readonly widgets = new Map<() => void, WidgetGroupStore | undefined>();
  readonly #calls: SharedCalls;
  readonly #prepared: PreparedCall<O>;
  readonly #client: ClaimsClient;
  #lastAttempt = 1;
  #controller: AbortController | undefined;
  /** The last response, which may be shown when its user is known. */
  #previous: Promise<Answer<O> | undefined> | undefined;

  constructor(client: ClaimsClient, calls: SharedCalls, prepared: PreparedCall<O>) {
    this.#client = client;
    this.key = `${calls.name}:${prepared.key}`;
    this.#calls = calls.set(prepared.key, this as SharedCall<unknown>);
    this.#prepared = prepared;
    // Why: docs/decisions/loading.md#the-way-back-shows-the-last-response
    const previous = prepared.previous();
    if (previous instanceof Promise) this.#previous = previous;
    else if (previous) void mutate(this.key, previous, false);
  }

  /** Whether it has failed and has no data to show. */
  get hasFailed(): boolean {
    const { data, error } = cache.get(this.key) ?? {};
    return error !== undefined && data === undefined;
  }

  /** Whether mounted widgets show its data. */
  get isShown(): boolean {
    return this.widgets.size > 0 && cache.get(this.key)?.data !== undefined;
  }

  /** Keeps the call active until its last widget has unsubscribed. A call that has failed for others starts over. */
  subscribe(widget: () => void, group: WidgetGroupStore | undefined): (() => void) | void {
    // When React shows a hidden tree again, it subscribes without a render, perhaps to a call that was replaced.
    if (this.#calls.get(this.#prepared.key) !== this) return widget();
    if (this.hasFailed) this.refresh();
    // It shows data without a request, which would notice another user.
    else if (this.isShown) void this.#client.checkUser().catch(() => undefined);
    this.widgets.set(widget, group);
    addEventListener("online", this.#retryOnline);
    return () => {
      this.widgets.delete(widget);
      // Deferred, because in StrictMode, or when a widget replaces another, one follows immediately.
      queueMicrotask(() => this.widgets.size || this.#end());
    };
  }

  /** Resolves with `undefined` if the request was superseded or aborted: neither data nor an error. */
  async fetch(): Promise<Answer<O> | undefined> {
    this.#controller?.abort();
    const { signal } = (this.#controller = new AbortController());
    const reload = this.attempt > this.#lastAttempt;
    this.#lastAttempt = this.attempt;
    // Widgets that mount at the same time have subscribed to the client's events by then.
    await undefined;
    const previous = await this.#previous;
    this.#previous = undefined;
    if (previous && !reload) {
      await this.#mayShow(false);
      // Later, because SWR would discard this result if it were interrupted.
      setTimeout(() => this.widgets.size > 0 && this.refresh());
      return signal.aborted ? undefined : previous;
    }
    try {
      const answer = await this.#prepared.load({ signal, reload });
      await this.#mayShow(false);
      return answer;
    } catch (error) {
      if (!signal.aborted) await this.#mayShow(true);
      // SWR drops the result of a superseded call, but would keep its error.
      if (signal.aborted) return undefined;
      const { code } = error as ClaimsError;
      if (failureCause(code) === "signed_out") this.#drop(code);
      throw error;
    }
  }

  /** Requests data that SWR's cache has lost, if nothing is in progress: a host may have emptied it. */
  resume(): void {
    if (!cache.get(this.key)?.isValidating) this.refresh();
  }

  /** Requests again. The data stays visible, an error does not. */
  refresh(): void {
    void mutate(this.key, (data: unknown) => data);
  }

  /** Starts over, bypassing the client's cache. */
  reload(): void {
    this.attempt += 1;
    void mutate(this.key, undefined);
  }

  /** Drops the data, which is another user's, and requests again. */
  restart(): void {
    this.#previous = undefined;
    void mutate(this.key, undefined);
  }

  /** Drops data that the user may not see, or no longer. Renders nothing, because the error follows. */
  #drop(code: ClaimsErrorCode): void {
    const { isShown } = this;
    cache.set(this.key, { ...cache.get(this.key), data: undefined });
    if (!isShown || code !== "unauthorized") return;
    // The session may be over, also for data that is not requested again on focus because it is in the client's cache.
    for (const call of this.#calls.values()) {
      if (!call.isShown || cache.get(call.key)?.isValidating) continue;
      call.#lastAttempt = 0;
      call.refresh();
    }
  }

  readonly #retryOnline = (): void => {
    const { code } = (cache.get(this.key)?.error as ClaimsError | undefined) ?? {};
    if (!this.hasFailed || (code !== "network" && code !== "timeout")) return;
    for (const group of this.widgets.values()) group?.holdBack();
    this.reload();
  };

  /** Waits for the groups of its widgets. A widget outside a group shows the result at once, and so do the others. */
  async #mayShow(isFailure: boolean): Promise<void> {
    const groups = new Set(this.widgets.values());
    const shown = [...groups].map((group) => group?.arrive(this, isFailure));
    if (!groups.has(undefined)) await Promise.all(shown);
  }

  #end(): void {
    removeEventListener("online", this.#retryOnline);
    this.#controller?.abort();
    this.#calls.delete(this.#prepared.key);
    // Also makes SWR forget its request in progress, so that the next widget sends a new one.
    const forgotten = mutate(this.key, undefined);
    void forgotten.then(() => this.#calls.has(this.#prepared.key) || cache.delete(this.key));
  }
}

const callsOf = new WeakMap<ClaimsClient, SharedCalls>();

function createCalls(client: ClaimsClient): SharedCalls {
  const calls = new SharedCalls();
  callsOf.set(client, calls);
  const unsubscribe = client.observe((event) => {
    if (event.type === "clear") {
      unsubscribe();
      callsOf.delete(client);
    }
    for (const [key, call] of calls) {
      if (event.type === "clear") cache.delete(call.key);
      else if (event.type === "user") call.restart();
      else if (event.type === "invalidate" && event.matches(key)) call.refresh();
    }
  });
  return calls;
}

/** The call that all providers, roots and elements with this client share. */
export function sharedCall<O>(client: ClaimsClient, prepared: PreparedCall<O>): SharedCall<O> {
  const calls = callsOf.get(client) ?? createCalls(client);
  // The key names the call, so the result is of that call's type.
  return (calls.get(prepared.key) as SharedCall<O>) ?? new SharedCall(client, calls, prepared);
}
