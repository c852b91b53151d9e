type Fetch = typeof globalThis.fetch;

/** A `fetch` that answers some requests with responses that were requested before the client existed. */
export interface PreloadedFetch extends Fetch {
  /** The message id with which a request was sent; `undefined` if it was not, or its response was used. */
  claimkitMessageId?(url: string): string | undefined;
  /** Drops the responses that were not used yet. */
  claimkitForget?(): void;
}
