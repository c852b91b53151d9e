import type { ClaimsWarning } from "../answer.ts";
import type { Keep } from "../endpoint.ts";
import type { CachePolicy } from "../options.ts";

/** A cached result. */
export interface CachedAnswer {
  readonly data: unknown;
  readonly warnings: readonly ClaimsWarning[];
  readonly language: string;
  /** Message id of the request; empty if there were several requests. */
  readonly messageId: string;
  /** `ETag` of the response, and the URL that it belongs to. */
  readonly etag?: string | undefined;
  readonly url?: string | undefined;
}

/** A cached result and the times between which it is valid, in milliseconds. */
interface Entry extends CachedAnswer {
  readonly from: number;
  readonly until: number;
}

/** The cached results of a client. */
export interface AnswerCache {
  get(key: string): CachedAnswer | undefined;
  /** Also returns a result that is not valid anymore. */
  last(key: string): CachedAnswer | undefined;
  /** Without `keep`, the result is never valid. */
  set(key: string, answer: CachedAnswer, keep: Keep | undefined): void;
  /** Drops the results whose key matches. */
  drop(matches: (key: string) => boolean): void;
}

/** More than a user views within ten minutes. */
const MAX_ENTRIES = 200;

/** Caches results in memory according to a policy. Never writes them to storage. */
export function createAnswerCache({ enabled, ttlMs }: CachePolicy): AnswerCache {
  const entries = new Map<string, Entry>();
  return {
    get(key) {
      const entry = entries.get(key);
      const now = Date.now();
      // The age of a result from the future is unknown: the clock was set back.
      return entry && entry.from <= now && now < entry.until ? entry : undefined;
    },
    last: (key) => entries.get(key),
    set(key, answer, keep) {
      if (!enabled) return;
      // A map keeps its insertion order, so the first entry is the oldest.
      entries.delete(key);
      for (const oldest of entries.keys()) {
        if (entries.size < MAX_ENTRIES) break;
        entries.delete(oldest);
      }
      const now = Date.now();
      const validity =
        keep === "page"
          ? { from: -Infinity, until: Infinity }
          : { from: now, until: keep ? now + ttlMs : now };
      entries.set(key, { ...answer, ...validity });
    },
    drop(matches) {
      for (const key of entries.keys()) if (matches(key)) entries.delete(key);
    },
  };
}
