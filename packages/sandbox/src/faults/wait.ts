/** The longest delay that a timer can wait for; timers fire at once for longer ones. */
const LONGEST_MS = 2 ** 31 - 1;

/** Throws if a delay is longer than a timer can wait for. */
export function checkDelay(ms = 0): void {
  if (ms <= LONGEST_MS) return;
  throw new RangeError(`A delay may have up to ${LONGEST_MS} ms, not ${ms}.`);
}

/** Waits, or rejects with the signal's reason as soon as the caller gives up. */
export async function wait(ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  if (ms === 0) return;
  await new Promise<void>((resolve, reject) => {
    const giveUp = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", giveUp);
      resolve();
    }, ms);
    signal.addEventListener("abort", giveUp, { once: true });
  });
}
