import type { RetryPolicy } from "../options.ts";
import { orAbort } from "./abort.ts";

/** Delay before the next attempt: random, up to a limit that doubles with each retry. */
export function retryDelay(
  retry: number,
  { baseDelayMs, maxDelayMs }: Pick<RetryPolicy, "baseDelayMs" | "maxDelayMs">,
): number {
  return Math.random() * Math.min(maxDelayMs, baseDelayMs * 2 ** retry);
}

const SECONDS = /^\d+(\.\d+)?$/;

/** Engines read almost anything as a date, such as the "3, 3" of two headers. */
const DATE = /^([a-z]+,? |\d{4}-)/i;

/**
 * Parses a `Retry-After` header, in seconds or as a date, to milliseconds. A date is compared with the server's own
 * clock, if the response has its time. `undefined` for a date in the past.
 */
export function retryAfter(headers: Pick<Headers, "get">): number | undefined {
  const value = headers.get("Retry-After");
  if (value === null) return undefined;
  if (SECONDS.test(value)) return Number(value) * 1000;
  const now = Date.parse(headers.get("Date") ?? "") || Date.now();
  const ms = DATE.test(value) ? Date.parse(value) - now : Number.NaN;
  return ms > 0 ? ms : undefined;
}

/** Waits while the page is offline and hidden, because nobody is waiting for the result. */
export async function untilOnline(signal: AbortSignal): Promise<void> {
  const { navigator, document }: Partial<typeof globalThis> = globalThis;
  if (navigator?.onLine !== false || !document?.hidden) return;
  const listening = new AbortController();
  const changed = new Promise((resolve) => {
    addEventListener("online", resolve, { signal: listening.signal });
    // Someone who returns to the page waits for the result, or for the message that it is offline.
    addEventListener("visibilitychange", resolve, { signal: listening.signal });
  });
  await orAbort(changed, signal).finally(() => listening.abort());
}
