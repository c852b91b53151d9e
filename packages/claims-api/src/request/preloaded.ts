type Fetch = typeof globalThis.fetch;

/** A `fetch` that answers some requests with responses that were requested before the client existed. */
export interface PreloadedFetch extends Fetch {
  /** The message id with which a request was sent; `undefined` if it was not, or its response was used. */
  claimkitMessageId?(url: string): string | undefined;
  /** Drops the responses that were not used yet. */
  claimkitForget?(): void;
}

interface Preload {
  /** What it requests. */
  readonly key: string;
  /** The `fetch` that it uses. */
  readonly send: Fetch;
  readonly fetch: PreloadedFetch;
}

/** The preloads whose responses may still be used. */
const preloads = new Set<Preload>();

/** The preload that already requests the same. */
export function findPreload(key: string, send: Fetch): PreloadedFetch | undefined {
  return [...preloads].find((preload) => preload.key === key && preload.send === send)?.fetch;
}

/** Registers a preload. Returns a function that removes it. */
export function addPreload(preload: Preload): () => void {
  preloads.add(preload);
  return () => preloads.delete(preload);
}

/** Drops the responses of all preloads, also if a host has wrapped their `fetch`. */
export function endPreloads(): void {
  for (const { fetch } of preloads) fetch.claimkitForget?.();
}
