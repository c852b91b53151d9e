const MAX_MESSAGES = 1000;

/** Counts attempts by message id, which a client reuses when it retries a call. */
export class Attempts {
  readonly #attempts = new Map<string, number>();

  /** Counts one more attempt and returns the total for this message id. Only the latest message ids are kept. */
  count(messageId: string): number {
    const attempt = (this.#attempts.get(messageId) ?? 0) + 1;
    this.#attempts.set(messageId, attempt);
    const [oldest] = this.#attempts.keys();
    if (this.#attempts.size > MAX_MESSAGES && oldest !== undefined) this.#attempts.delete(oldest);
    return attempt;
  }
}
