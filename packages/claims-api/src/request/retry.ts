import type { RetryPolicy } from "../options.ts";
import { orAbort } from "./abort.ts";

/** How long to wait before the next attempt: a random part of a limit that doubles each time. */
export function retryDelay(retry: number, { baseDelayMs, maxDelayMs }: RetryPolicy): number {
  return Math.random() * Math.min(maxDelayMs, baseDelayMs * 2 ** retry);
}

/** Reads a `Retry-After` header, given as seconds or as a date. */
export function retryAfter(value: string | null): number | undefined {
  if (!value) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const until = Date.parse(value);
  return Number.isNaN(until) ? undefined : Math.max(0, until - Date.now());
}

/** Waits for the network, if the page is hidden and offline: nobody is looking, so nothing is urgent. */
export async function untilOnline(signal: AbortSignal): Promise<void> {
  const { navigator, document } = globalThis as { navigator?: Navigator; document?: Document };
  if (navigator?.onLine !== false || !document?.hidden) return;
  const listening = new AbortController();
  const online = new Promise<void>((resolve) => {
    addEventListener("online", () => resolve(), { signal: listening.signal });
  });
  try {
    await orAbort(online, signal);
  } finally {
    listening.abort();
  }
}
