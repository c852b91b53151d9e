import type { ClaimsWarning } from "../answer.ts";
import type { CachePolicy } from "../options.ts";
import { createMemoryStore } from "./memory-store.ts";
import { createSessionStore } from "./session-store.ts";

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

/** One place to keep answers in. */
export interface Store {
  get(key: string): Entry | undefined;
  set(key: string, entry: Entry): void;
  clear(): void;
}

/** The answers that a client keeps. */
export interface AnswerCache {
  get(key: string): KeptAnswer | undefined;
  set(key: string, answer: KeptAnswer, keep: "policy" | "page"): void;
  clear(): void;
}

/** Keeps answers as the policy says: not at all, in memory, or in session storage behind memory. */
export function createAnswerCache({ enabled, ttlMs, storage }: CachePolicy): AnswerCache {
  const memory = createMemoryStore();
  const session = storage === "session" ? createSessionStore() : undefined;
  return {
    get: (key) => memory.get(key) ?? session?.get(key),
    set(key, answer, keep) {
      if (!enabled) return;
      const isTimed = keep === "policy";
      const entry = { ...answer, until: isTimed ? Date.now() + ttlMs : Number.POSITIVE_INFINITY };
      memory.set(key, entry);
      if (isTimed) session?.set(key, entry);
    },
    clear() {
      memory.clear();
      session?.clear();
    },
  };
}
