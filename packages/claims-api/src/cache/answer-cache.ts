import type { ClaimsWarning } from "../answer.ts";
import type { CachePolicy } from "../options.ts";
import * as sessionStore from "./session-store.ts";

/** An answer as it is kept. */
export interface KeptAnswer {
  readonly data: unknown;
  readonly warnings: readonly ClaimsWarning[];
  /** Of the request that brought it; blank when there were several. */
  readonly messageId: string;
}

/** A kept answer, and the time in milliseconds when it is too old. */
export interface Entry extends KeptAnswer {
  readonly until: number;
}

/** The answers that a client keeps. */
export interface AnswerCache {
  get(key: string): KeptAnswer | undefined;
  set(key: string, answer: KeptAnswer, keep: "policy" | "page"): void;
  clear(): void;
}

/** More than a person looks at within ten minutes. */
const MOST_ENTRIES = 200;

/** Keeps answers as the policy says: not at all, in memory, or in session storage behind memory. */
export function createAnswerCache({ enabled, ttlMs, storage }: CachePolicy): AnswerCache {
  const memory = new Map<string, Entry>();
  const isStored = storage === "session";
  return {
    get(key) {
      const entry = memory.get(key) ?? (isStored ? sessionStore.get(key) : undefined);
      return entry && entry.until > Date.now() ? entry : undefined;
    },
    set(key, answer, keep) {
      if (!enabled) return;
      const isTimed = keep === "policy";
      const entry = { ...answer, until: isTimed ? Date.now() + ttlMs : Infinity };
      // A map keeps its order, so that the first is the oldest.
      memory.delete(key);
      for (const oldest of memory.keys()) {
        if (memory.size < MOST_ENTRIES) break;
        memory.delete(oldest);
      }
      memory.set(key, entry);
      if (isTimed && isStored) sessionStore.set(key, entry);
    },
    clear() {
      memory.clear();
      if (isStored) sessionStore.clear();
    },
  };
}
