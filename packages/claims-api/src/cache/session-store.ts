import type { Entry } from "./answer-cache.ts";

// Answers in session storage outlive a reload of the page, without tokens, payees and e-mail addresses,
// which are blank afterwards. Storage that is full, blocked or missing is as good as an empty one.

const PREFIX = "claimkit:answer:1:";

/** What must not rest in storage: fields of these names, and e-mail addresses within any text.
 * The bound keeps the search linear in texts of any length. */
const PRIVATE_FIELD = /accesstoken|payee|email/i;
const MAIL_ADDRESS = /[^\s@]{1,64}@[^\s@]+/g;

/** An answer that was stored in this tab, however old. */
export function get(key: string): Entry | null | undefined {
  return withStorage((storage) => JSON.parse(storage.getItem(PREFIX + key) ?? "null"));
}

/** Stores an answer without what is private. */
export function set(key: string, entry: Entry): void {
  withStorage((storage) => storage.setItem(PREFIX + key, JSON.stringify(entry, withoutPrivate)));
}

/** Removes all answers that any client has stored. */
export function clear(): void {
  withStorage((storage) => {
    for (const key of Object.keys(storage)) {
      if (key.startsWith(PREFIX)) storage.removeItem(key);
    }
  });
}

function withoutPrivate(name: string, value: unknown): unknown {
  if (PRIVATE_FIELD.test(name) && value !== undefined) return "";
  return typeof value === "string" && value.includes("@") ? value.replace(MAIL_ADDRESS, "") : value;
}

function withStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}
