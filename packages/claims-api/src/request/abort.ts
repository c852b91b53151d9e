/** In ms. A timer with a longer delay, such as `Infinity`, ends immediately. */
const LONGEST_DELAY = 2_147_483_647;

/** Settles like `work`, or rejects with the signal's reason when the signal aborts. */
export function orAbort<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(signal.reason);
    if (signal.aborted) onAbort();
    signal.addEventListener("abort", onAbort);
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", onAbort));
  });
}

/** Waits. Rejects with the signal's reason when the signal aborts. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout>;
  const elapsed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, Math.min(ms, LONGEST_DELAY));
  });
  return orAbort(elapsed, signal).finally(() => clearTimeout(timer));
}

/** Aborts `work` after `ms` and rejects with a `TimeoutError`. */
export async function withDeadline<T>(
  ms: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const limit = new AbortController();
  const onTimeout = (): void => limit.abort(new DOMException("", "TimeoutError"));
  const timer = setTimeout(onTimeout, Math.min(ms, LONGEST_DELAY));
  const onAbort = (): void => limit.abort(signal.reason);
  signal.addEventListener("abort", onAbort);
  try {
    return await orAbort(work(limit.signal), limit.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", onAbort);
  }
}

/** Whether a thrown value is a timeout. */
export function isTimeout(thrown: unknown): boolean {
  return thrown instanceof DOMException && thrown.name === "TimeoutError";
}
