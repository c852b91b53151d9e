/** In ms. The longest time between two tries, and the longest `Retry-After` that is honored. */
const LONGEST = 30_000;

/** Delay before the next try, in ms: random, up to a limit that doubles with each try. */
export function delayBefore(tries: number, baseDelayMs: number): number {
  return Math.min(LONGEST, baseDelayMs * 2 ** tries) * (0.5 + Math.random() / 2);
}

/** Waits until the time is over, the connection is back, or the signal aborts. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const timer = setTimeout(end, Math.min(ms, LONGEST));
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
