/** Ends with the version of the format, so that answers in an older format are ignored. */
export const FEEDBACK_KEY = "claimkit:feedback:1";

/** Calls `callback` with the storage of this tab. Returns `undefined` if storage is missing or blocked. */
export function withStorage<T>(callback: (storage: Storage) => T): T | undefined {
  try {
    return callback(sessionStorage);
  } catch {
    return undefined;
  }
}

/** Removes the feedback answers of this tab, because their keys contain claim numbers. */
export function forgetFeedback(): void {
  withStorage((storage) => storage.removeItem(FEEDBACK_KEY));
}
