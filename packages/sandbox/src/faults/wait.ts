/** The longest delay of a timer. With a longer one, a timer fires immediately. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/** Throws if a delay is too long for a timer. */
export function checkDelay(ms = 0): void {
  if (ms <= MAX_DELAY_MS) return;
  throw new RangeError(`A delay must be at most ${MAX_DELAY_MS} ms, not ${ms}.`);
}

/** Waits. Rejects with the signal's reason when the signal aborts. */
export async function wait(ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  if (ms === 0) return;
  await new Promise<void>((resolve, reject) => {
    const onAbort = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", onAbort);
      resolve();
    }, ms);
    signal.addEventListener("abort", onAbort, { once: true });
  });
}
