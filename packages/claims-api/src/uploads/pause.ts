/** In ms. The longest time between two tries, and the longest `Retry-After` that is honored. */
export const MAX_DELAY = 30_000;

/** Waits until the time is over, the connection is back, or the signal aborts. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const timer = setTimeout(end, Math.min(ms, MAX_DELAY));
    function end(): void {
      clearTimeout(timer);
      listening.abort();
      resolve();
    }
    globalThis.addEventListener?.("online", end, { signal: listening.signal });
    signal.addEventListener("abort", end, { signal: listening.signal });
    if (signal.aborted) end();
  });
}
