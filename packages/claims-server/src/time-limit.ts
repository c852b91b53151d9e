/** Aborts when a time limit is over, or when another signal aborts. */
export interface TimeLimit {
  /** Aborted when the time is over or the caller has gone. */
  readonly signal: AbortSignal;
  /** Settles as the promise does, or rejects with `overdue()` when the time is over. */
  race<T>(promise: Promise<T>, overdue: () => Error): Promise<T>;
  /** Stops the timer. */
  stop(): void;
}

/** Starts a time limit. A limit of `Infinity` never ends. */
export function startTimeLimit(ms: number, caller: AbortSignal): TimeLimit {
  // Not `AbortSignal.any`, which rejects signals of jsdom and happy-dom.
  const controller = new AbortController();
  const onCallerAbort = (): void => controller.abort(caller.reason);
  caller.addEventListener("abort", onCallerAbort, { once: true });
  let onOver: (() => void) | undefined;
  const timer = Number.isFinite(ms)
    ? setTimeout(() => {
        onOver?.();
        controller.abort(new DOMException("The time limit is over.", "TimeoutError"));
      }, ms)
    : undefined;

  return {
    signal: controller.signal,
    race: (promise, overdue) =>
      Promise.race([
        promise,
        new Promise<never>((_, reject) => {
          onOver = () => reject(overdue());
          if (controller.signal.aborted && !caller.aborted) onOver();
        }),
      ]),
    stop() {
      clearTimeout(timer);
      caller.removeEventListener("abort", onCallerAbort);
    },
  };
}
