/** The number is that of the format: another format has another key, and old answers are forgotten. */
export const FEEDBACK_KEY = "claimkit:feedback:1";

/** Calls back with the storage of this tab. Storage that is missing or blocked counts as empty. */
export function withStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}

/** Removes the feedback answers of this tab. Their keys name claims. */
export function forgetFeedback(): void {
  withStorage((storage) => storage.removeItem(FEEDBACK_KEY));
}
