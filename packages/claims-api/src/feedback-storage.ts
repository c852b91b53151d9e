import type { Owner } from "./request/owner.ts";

/** Ends with the version of the format, so that answers in an older format are ignored. */
const KEY = "claimkit:feedback:1";

const listeners = new Set<() => void>();

/** Whose answers are read and stored; empty until a client knows its user. */
let owner: Owner = "";

/** Returns the entries of the current user; `undefined` if storage is missing or blocked. */
export function storedEntries(): unknown[] | undefined {
  return withStorage((storage) => {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
    if (!Array.isArray(stored)) return [];
    const [first] = stored as unknown[];
    const storedFor = typeof first === "string" ? first : "";
    return storedFor === owner ? stored : [];
  });
}

/** Stores the entries of the current user, in place of any others. */
export function storeEntries(entries: readonly unknown[]): void {
  withStorage((storage) =>
    storage.setItem(KEY, JSON.stringify(owner ? [owner, ...entries] : entries)),
  );
  notify();
}

/** Calls back when entries are stored or forgotten. Returns a function that unsubscribes. */
export function onFeedbackChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Removes the answers of this tab, because their keys contain claim numbers. */
export function forgetFeedback(): void {
  owner = "";
  withStorage((storage) => storage.removeItem(KEY));
  notify();
}

/** Removes other users' answers. This tab may have them from an earlier page, or from the tab that opened it. */
export function setFeedbackOwner(next: Owner): void {
  if (owner === next) return;
  owner = next;
  if (storedEntries()?.length === 0) withStorage((storage) => storage.removeItem(KEY));
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** Storage may be missing, blocked or full. */
function withStorage<T>(callback: (storage: Storage) => T): T | undefined {
  try {
    return callback(sessionStorage);
  } catch {
    return undefined;
  }
}
