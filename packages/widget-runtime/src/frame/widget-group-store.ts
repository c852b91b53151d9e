import type { ClaimsErrorCode } from "@claimkit/claims-api";
import type { LoadState } from "../call/load-state.ts";
import type { SharedCall } from "../call/shared-call.ts";
import { type FailureCause, failureCause } from "./failure-cause.ts";

// Why: docs/decisions/claim-page.md#a-claim-appears-in-one-step
/** How long the first results of a group are held back for the others, in ms, so that they appear in one step. */
const DATA_HOLD = 1000;
/** How long failures are held back, in ms. Longer, because requests are retried before they fail. */
const FAILURE_HOLD = 3000;
/** Number of failures with the same cause from which the group reports them together. */
const MANY = 3;

/** How a widget shows its loading or error state; `quiet` until the group has decided. */
export type Presentation = "quiet" | "waiting" | "own" | "shared";

interface Failure {
  cause: FailureCause | undefined;
  reload: () => void;
}

type AwaitedCall = Pick<
  SharedCall<unknown>,
  "hasFailed" | "isLoading" | "notify" | "reload" | "subscribe"
>;

type Status = LoadState<unknown>["status"];

/** Tracks which calls and widgets of a group are loading, and why they have failed. */
export class WidgetGroupStore {
  readonly #listeners = new Set<() => void>();
  readonly #waiting = new Set<string>();
  readonly #failures = new Map<string, Failure>();
  /** The call of each mounted component, by the function that forgets it. */
  readonly #calls = new Map<() => void, AwaitedCall>();
  /** How many components wait for a call. Each is unsubscribed from with the last of them. */
  readonly #awaited = new Map<AwaitedCall, { components: number; unsubscribe: () => void }>();
  #holds: "everything" | "failures" | "nothing" = "everything";
  readonly #timers: ReturnType<typeof setTimeout>[] = [];
  #shared: FailureCause | undefined;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether any widget is loading. */
  isWaiting = (): boolean => this.#waiting.size > 0;

  /** The cause that the group reports instead of its widgets. */
  sharedCause = (): FailureCause | undefined => this.#shared;

  /** Follows a call with a component that shows it or waits for it, until the returned function is called. */
  follow(call: AwaitedCall, isWaiting: boolean): () => void {
    const forget = (): unknown => this.#calls.delete(forget);
    this.#calls.set(forget, call);
    if (!(isWaiting && call.isLoading)) return forget;
    const awaited = this.#awaited.get(call) ?? {
      components: 0,
      unsubscribe: call.subscribe(() => this.#check()),
    };
    this.#awaited.set(call, awaited);
    awaited.components += 1;
    return () => {
      forget();
      awaited.components -= 1;
      // It may have been the last one. Deferred, because StrictMode mounts all components of the group again.
      queueMicrotask(() => {
        if (awaited.components > 0 || this.#awaited.get(call) !== awaited) return;
        awaited.unsubscribe();
        this.#awaited.delete(call);
        // StrictMode may mount again what shows a result that has been held back until now.
        call.notify();
        this.#check();
      });
    };
  }

  /** Whether a result that has arrived waits for the others. */
  holdsBack(call: AwaitedCall): boolean {
    if (this.#holds === "nothing" || call.isLoading || !this.#awaited.has(call)) return false;
    return this.#holds === "everything" || call.hasFailed;
  }

  /** How a widget shows its state. Only the first one that is loading has the text. */
  presentation(widget: string, status: Status): Presentation {
    if (status === "loading")
      return this.#waiting.values().next().value === widget ? "waiting" : "quiet";
    const failure = this.#failures.get(widget);
    if (!failure) return "quiet";
    return failure.cause && failure.cause === this.#shared ? "shared" : "own";
  }

  /** Registers a widget that is loading or has failed, until the returned function is called. */
  enter(widget: string, code: ClaimsErrorCode | undefined, reload: () => void): () => void {
    if (code) this.#failures.set(widget, { cause: failureCause(code), reload });
    else this.#waiting.add(widget);
    this.#share();
    return () => {
      this.#waiting.delete(widget);
      this.#failures.delete(widget);
      this.#share();
    };
  }

  /** Lets the results of the loads that begin now appear in one step. */
  holdBack = (): void => {
    this.#holds = "everything";
  };

  /** Reloads everything that has failed, for one press of the user. */
  retry(): void {
    this.holdBack();
    for (const { reload } of this.#failures.values()) reload();
    // Of components that are not widgets. Calls of widgets are loading by now.
    for (const call of this.#calls.values()) if (call.hasFailed) call.reload();
  }

  /** Cancels the timers. */
  stop(): void {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
  }

  /** Shows the results when all have arrived, or at the latest after a time that begins with the first. */
  #check(): void {
    if (this.#holds === "nothing") return undefined;
    const calls = [...this.#awaited.keys()];
    if (!calls.some(({ isLoading }) => isLoading)) return this.#release("nothing");
    if (this.#timers.length > 0 || calls.every(({ isLoading }) => isLoading)) return undefined;
    this.#timers.push(
      setTimeout(() => this.#release("failures"), DATA_HOLD),
      setTimeout(() => this.#release("nothing"), FAILURE_HOLD),
    );
    return undefined;
  }

  #release(holds: "failures" | "nothing"): void {
    if (holds === "nothing") this.stop();
    this.#holds = holds;
    for (const call of this.#awaited.keys()) if (!call.isLoading) call.notify();
  }

  #share(): void {
    const causes = [...this.#failures.values()].map(({ cause }) => cause);
    this.#shared = causes.find(
      (cause) => cause && causes.filter((other) => other === cause).length >= MANY,
    );
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
