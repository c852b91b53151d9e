import type { ClaimsErrorCode } from "@claimkit/claims-api";
import type { LoadState } from "../call/load-state.ts";
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

/** A result that is not shown yet. */
interface Held {
  call: object;
  isFailure: boolean;
  show: () => void;
}

type Status = LoadState<unknown>["status"];

/** Tracks which calls and widgets of a group are loading, and why they have failed. */
export class WidgetGroupStore {
  readonly #listeners = new Set<() => void>();
  readonly #waiting = new Set<string>();
  readonly #failures = new Map<string, Failure>();
  /** How many components wait for a call. */
  readonly #pending = new Map<object, number>();
  #held: Held[] = [];
  #holds: "everything" | "failures" | "nothing" = "everything";
  #timers: ReturnType<typeof setTimeout>[] = [];
  #shared: FailureCause | undefined;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether any widget is loading. */
  isWaiting = (): boolean => this.#waiting.size > 0;

  /** The cause that the group reports instead of its widgets. */
  sharedCause = (): FailureCause | undefined => this.#shared;

  /** Tracks a call that a component shows, until its result arrives or the component is unmounted. */
  follow(call: object, status: Status): (() => void) | undefined {
    const hasArrived = this.#held.some((held) => held.call === call);
    if (status !== "loading" || hasArrived) return undefined;
    this.#pending.set(call, (this.#pending.get(call) ?? 0) + 1);
    return () => {
      const others = (this.#pending.get(call) ?? 0) - 1;
      if (others > 0) this.#pending.set(call, others);
      else this.#pending.delete(call);
      // It may have been the last one. Deferred, because StrictMode mounts all calls of the group again.
      queueMicrotask(() => this.#pending.size || this.#hold("nothing"));
    };
  }

  /** Resolves when the group shows a result that has arrived. */
  arrive(call: object, isFailure: boolean): Promise<void> | undefined {
    if (!this.#pending.delete(call)) return undefined;
    this.#settle();
    if (!this.#holdsBack(isFailure)) return undefined;
    return new Promise((resolve) => this.#held.push({ call, isFailure, show: resolve }));
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
  holdBack(): void {
    if (this.#holds === "everything") return;
    this.stop();
    this.#pending.clear();
    this.#holds = "everything";
  }

  /** Reloads all widgets that have failed with this cause. */
  retry(cause: FailureCause): void {
    this.holdBack();
    for (const failure of this.#failures.values()) {
      if (failure.cause === cause) failure.reload();
    }
  }

  /** Shows the results that have arrived. */
  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    for (const { show } of this.#held.splice(0)) show();
  }

  #settle(): void {
    if (this.#pending.size === 0) return this.#hold("nothing");
    if (this.#timers.length > 0) return undefined;
    this.#timers = [
      setTimeout(() => this.#hold("failures"), DATA_HOLD),
      setTimeout(() => this.#hold("nothing"), FAILURE_HOLD),
    ];
    return undefined;
  }

  #hold(what: "failures" | "nothing"): void {
    this.#holds = what;
    if (what === "nothing") return this.stop();
    const shown = this.#held.filter(({ isFailure }) => !isFailure);
    this.#held = this.#held.filter(({ isFailure }) => isFailure);
    for (const { show } of shown) show();
    return undefined;
  }

  #holdsBack(isFailure: boolean): boolean {
    return this.#holds === "everything" || (this.#holds === "failures" && isFailure);
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
