import type { Entry, Store } from "./answer-cache.ts";

const PREFIX = "claimkit:answer:1:";

/** What must not rest in storage, by the names of its fields. */
const NEVER_AT_REST = /accesstoken|payee|email/i;
const MAIL_ADDRESS = /[^\s@]+@[^\s@]+/g;

/**
 * Keeps answers over a reload of the page, without tokens, payees and e-mail addresses,
 * which are blank afterwards. Storage that is full, blocked or missing is as good as an empty one.
 */
export function createSessionStore(): Store {
  return {
    get(key) {
      return attempt((storage) => {
        const entry: unknown = JSON.parse(storage.getItem(PREFIX + key) ?? "null");
        if (isEntry(entry) && entry.until > Date.now()) return entry;
        storage.removeItem(PREFIX + key);
        return undefined;
      });
    },
    set(key, entry) {
      attempt((storage) => storage.setItem(PREFIX + key, JSON.stringify(entry, withoutPrivate)));
    },
    clear() {
      attempt((storage) => {
        for (const key of Object.keys(storage)) {
          if (key.startsWith(PREFIX)) storage.removeItem(key);
        }
      });
    },
  };
}

function withoutPrivate(name: string, value: unknown): unknown {
  if (NEVER_AT_REST.test(name) && value !== undefined) return "";
  return typeof value === "string" ? value.replace(MAIL_ADDRESS, "") : value;
}

function isEntry(value: unknown): value is Entry {
  return (
    typeof value === "object" &&
    value !== null &&
    "data" in value &&
    "warnings" in value &&
    Array.isArray(value.warnings) &&
    "until" in value &&
    typeof value.until === "number"
  );
}

function attempt<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(globalThis.sessionStorage);
  } catch {
    return undefined;
  }
}
