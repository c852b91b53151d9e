import type { ClaimsWarning } from "../answer.ts";
import type { CachePolicy } from "../options.ts";

/** An answer as it is kept. */
export interface CachedAnswer {
  readonly data: unknown;
  readonly warnings: readonly ClaimsWarning[];
  readonly language: string;
  /** Of the request that brought it; blank when there were several. */
  readonly messageId: string;
}

/** A kept answer, and the time in milliseconds when it is too old. */
interface Entry extends CachedAnswer {
  readonly until: number;
}

/** The answers that a client keeps. */
export interface AnswerCache {
  get(key: string): CachedAnswer | undefined;
  set(key: string, answer: CachedAnswer, keep: "policy" | "page"): void;
  /** Drops the answers whose key matches. */
  drop(matches: (key: string) => boolean): void;
}

/** More than a person looks at within ten minutes. */
const MAX_ENTRIES = 200;

/** Keeps answers in memory for as long as the policy says. Never writes them to storage. */
export function createAnswerCache({ enabled, ttlMs }: CachePolicy): AnswerCache {
  const entries = new Map<string, Entry>();
  return {
    get(key) {
      const entry = entries.get(key);
      return entry && entry.until > Date.now() ? entry : undefined;
    },
    set(key, answer, keep) {
      if (!enabled) return;
      // A map keeps its order, so that the first is the oldest.
      entries.delete(key);
      for (const oldest of entries.keys()) {
        if (entries.size < MAX_ENTRIES) break;
        entries.delete(oldest);
      }
      entries.set(key, { ...answer, until: keep === "policy" ? Date.now() + ttlMs : Infinity });
    },
    drop(matches) {
      for (const key of entries.keys()) if (matches(key)) entries.delete(key);
    },
  };
}
