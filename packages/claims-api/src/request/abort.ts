/** Settles as `work` does, or rejects with the signal's reason as soon as that aborts. */
export function orAbort<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop);
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}

/** Waits, but not beyond an abort. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout>;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return orAbort(over, signal).finally(() => clearTimeout(timer));
}

/** Gives `work` so many milliseconds; after them, aborts it and rejects with a `TimeoutError`. */
export async function withDeadline<T>(
  ms: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new DOMException("", "TimeoutError")), ms);
  const stop = (): void => limit.abort(signal.reason);
  signal.addEventListener("abort", stop);
  try {
    return await orAbort(work(limit.signal), limit.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
}

/** Whether something was given up because its time was over. */
export function isTimeout(thrown: unknown): boolean {
  return thrown instanceof DOMException && thrown.name === "TimeoutError";
}
