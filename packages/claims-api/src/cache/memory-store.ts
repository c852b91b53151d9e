import type { Entry, Store } from "./answer-cache.ts";

/** More than a person looks at within ten minutes. */
const MOST_ENTRIES = 200;

/** Keeps answers as long as the page lives, and the oldest no longer than there is room. */
export function createMemoryStore(): Store {
  const entries = new Map<string, Entry>();
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry || entry.until > Date.now()) return entry;
      entries.delete(key);
      return undefined;
    },
    set(key, entry) {
      entries.delete(key);
      const [oldest] = entries.keys();
      if (entries.size >= MOST_ENTRIES && oldest !== undefined) entries.delete(oldest);
      entries.set(key, entry);
    },
    clear: () => entries.clear(),
  };
}
