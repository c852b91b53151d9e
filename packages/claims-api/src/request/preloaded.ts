import type { OutgoingRequest } from "./outgoing.ts";

// A page may load `preloadClaim` and its client in two bundles, so the registered symbol connects them.
/** The method of a `fetch` that knows requests sent before the client existed. */
export const PRELOADED = Symbol.for("claimkit.preloaded");

/** A `fetch` that answers some requests with responses that were requested earlier. */
export interface PreloadedFetch {
  (...args: Parameters<typeof globalThis.fetch>): Promise<Response>;
  /** The message id with which a request was sent; `undefined` if it was not, or its response was used. */
  [PRELOADED](url: string): string | undefined;
}

/** The message id of a request that was sent before the client existed. Events have the same id. */
export function preloadedId(
  fetch: unknown,
  { about, url }: Pick<OutgoingRequest, "about" | "url">,
): string | undefined {
  const isPreloaded = typeof fetch === "function" && PRELOADED in fetch && about.method === "GET";
  return isPreloaded ? (fetch as PreloadedFetch)[PRELOADED](url) : undefined;
}
