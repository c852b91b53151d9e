type Fetch = typeof globalThis.fetch;

/** A `fetch` that answers some requests with responses that were requested before the client existed. */
export interface PreloadedFetch extends Fetch {
  /** The message id with which a request was sent; `undefined` if it was not, or its response was used. */
  claimkitMessageId?(url: string): string | undefined;
  /** Drops the responses that were not used yet. At the end of the session, also aborts their requests. */
  claimkitForget?(isEnd?: boolean): void;
}

/** The preloads whose responses may still be used, by what they request. */
export const preloads = new Map<string, PreloadedFetch>();

/** Ends all preloads, also if a host has wrapped their `fetch`. */
export function endPreloads(): void {
  for (const fetch of preloads.values()) fetch.claimkitForget?.(true);
}
