import type { Answer, ClaimsClient, PreparedCall } from "@claimkit/claims-api";
import { mutate, SWRConfig } from "swr";

// Why: docs/decisions/loading.md#swr-subscribes-the-client-owns-the-data
const { cache } = SWRConfig.defaultValue;

/** Renders a widget again. Identifies the widget. */
type Update = () => void;

/** A call that mounted widgets share. */
class SharedCall<O> {
  /** Starts at 1 and increases each time the user tries again. */
  attempt = 1;
  readonly #calls: SharedCalls;
  readonly #prepared: PreparedCall<O>;
  readonly #widgets = new Set<Update>();
  #generation = 1;
  #oldKey: string | undefined;
  #lastAttempt = 1;
  #controller: AbortController | undefined;

  constructor(calls: SharedCalls, prepared: PreparedCall<O>) {
    this.#calls = calls;
    this.#prepared = prepared;
  }

  /** Key in SWR's cache. Changes each time the call starts over. */
  get key(): string {
    return `${this.#calls.name}:${this.#prepared.key}#${this.#generation}`;
  }

  /** Whether it has failed and has no data to show. */
  get hasFailed(): boolean {
    const { data, error } = cache.get(this.key) ?? {};
    return error !== undefined && data === undefined;
  }

  /**
   * Prepares for a widget that will subscribe. If the call has failed for others, it will start over. The first
   * widget shows the previous response until the new one arrives.
   */
  join(widget: Update): void {
    if (this.hasFailed && !this.#widgets.has(widget)) this.#abandon();
    // Why: docs/decisions/loading.md#the-way-back-shows-the-last-response
    const previous = this.#prepared.previous();
    if (previous && !this.#widgets.size) void mutate(this.key, previous, false);
  }

  /** Keeps the call active until its last widget has unsubscribed by the returned function. */
  subscribe(widget: Update): () => void {
    this.#updateWidgets();
    this.#widgets.add(widget);
    // A hidden tree that is shown again subscribes without a render.
    if (this.#calls.get(this.#prepared.key) !== this) widget();
    return () => {
      this.#widgets.delete(widget);
      // Deferred, because in StrictMode, or when a widget replaces another, one follows immediately.
      queueMicrotask(() => this.#widgets.size || this.#forget());
    };
  }

  /** Resolves with `undefined` if the request was superseded or aborted: neither data nor an error. */
  async fetch(key: string): Promise<Answer<O> | undefined> {
    if (key !== this.key) return undefined;
    this.#controller?.abort();
    const { signal } = (this.#controller = new AbortController());
    const reload = this.attempt > this.#lastAttempt;
    this.#lastAttempt = this.attempt;
    // Widgets that mount at the same time have subscribed to the client's events by then.
    await undefined;
    const load = this.#prepared.load({ signal, reload });
    // SWR drops the result of a superseded call, but would keep its error.
    return load.catch((error: unknown) => (signal.aborted ? undefined : Promise.reject(error)));
  }

  /** Requests data that SWR's cache has lost, if nothing is in progress: a host may have emptied it. */
  resume(): void {
    if (!cache.get(this.key)?.isValidating) this.refresh();
  }

  /** Requests again while the data stays visible. A call that has failed starts over. */
  refresh(): void {
    if (this.hasFailed) this.startOver();
    else void mutate(this.key);
  }

  /** Starts over, bypassing the client's cache. */
  reload(): void {
    this.startOver(this.attempt + 1);
  }

  /** Aborts the request and forgets the result. All widgets are rendered again, and request another. */
  startOver(attempt = 1): void {
    this.#abandon(attempt);
    this.#updateWidgets();
  }

  #abandon(attempt = 1): void {
    this.#controller?.abort();
    this.#oldKey = this.key;
    this.#generation += 1;
    this.attempt = attempt;
  }

  #updateWidgets(): void {
    if (!this.#oldKey) return;
    this.#drop(this.#oldKey);
    this.#oldKey = undefined;
    for (const update of this.#widgets) update();
  }

  #forget(): void {
    this.#controller?.abort();
    if (this.#calls.get(this.#prepared.key) === this) this.#calls.delete(this.#prepared.key);
    this.#drop(this.key);
  }

  #drop(key: string): void {
    const isUsed = (): boolean => this.#calls.get(this.#prepared.key)?.key === key;
    // Also makes SWR forget its request in progress, so that the next widget sends a new one.
    void mutate(key, undefined).then(() => isUsed() || cache.delete(key));
  }
}

let clients = 0;

/** The calls of one client, by the key of the prepared call. */
class SharedCalls extends Map<string, SharedCall<unknown>> {
  readonly name = `claimkit-${++clients}`;
}

const callsOf = new WeakMap<ClaimsClient, SharedCalls>();

function createCalls(client: ClaimsClient): SharedCalls {
  const calls = new SharedCalls();
  callsOf.set(client, calls);
  client.observe((event) => {
    for (const [key, call] of calls) {
      if (event.type === "clear") call.startOver();
      else if (event.type === "invalidate" && event.matches(key)) call.refresh();
    }
  });
  return calls;
}

/**
 * The call that all providers, roots and elements with this client share. A failure is not kept for
 * later widgets: when another one joins, the call starts over.
 */
export function sharedCall<O>(
  client: ClaimsClient,
  prepared: PreparedCall<O>,
  widget: Update,
): SharedCall<O> {
  const calls = callsOf.get(client) ?? createCalls(client);
  // The key names the call, so the result is of that call's type.
  const call = (calls.get(prepared.key) as SharedCall<O>) ?? new SharedCall(calls, prepared);
  calls.set(prepared.key, call as SharedCall<unknown>);
  call.join(widget);
  return call;
}
