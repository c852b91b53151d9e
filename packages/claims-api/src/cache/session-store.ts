import type { Entry, Store } from "./answer-cache.ts";

const PREFIX = "claimkit:answer:1:";

/** What must not rest in storage: fields of these names, and e-mail addresses within any text. */
const PRIVATE_FIELD = /accesstoken|payee|email/i;
const MAIL_ADDRESS = /[^\s@]+@[^\s@]+/g;

/**
 * Keeps answers over a reload of the page, without tokens, payees and e-mail addresses,
 * which are blank afterwards. Storage that is full, blocked or missing is as good as an empty one.
 */
export function createSessionStore(): Store {
  return {
    get: (key) =>
      withStorage((storage) => {
        const entry = JSON.parse(storage.getItem(PREFIX + key) ?? "{}") as Partial<Entry>;
        return isCurrent(entry) ? entry : undefined;
      }),
    set: (key, entry) =>
      withStorage((storage) =>
        storage.setItem(PREFIX + key, JSON.stringify(entry, withoutPrivate)),
      ),
    clear: () =>
      withStorage((storage) => {
        for (const key of Object.keys(storage)) {
          if (key.startsWith(PREFIX)) storage.removeItem(key);
        }
      }),
  };
}

function isCurrent(entry: Partial<Entry>): entry is Entry {
  return entry.until !== undefined && entry.until > Date.now();
}

function withoutPrivate(name: string, value: unknown): unknown {
  if (PRIVATE_FIELD.test(name) && value !== undefined) return "";
  return typeof value === "string" ? value.replace(MAIL_ADDRESS, "") : value;
}

function withStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(globalThis.sessionStorage);
  } catch {
    return undefined;
  }
}
