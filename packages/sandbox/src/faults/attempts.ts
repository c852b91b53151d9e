const REMEMBERED = 1000;

/** Counts the attempts of logical calls: a client keeps the message id of a call over its retries. */
export class Attempts {
  readonly #attempts = new Map<string, number>();

  /** Counts one more attempt and says the how manieth it is; the oldest calls are forgotten. */
  count(messageId: string): number {
    const attempt = (this.#attempts.get(messageId) ?? 0) + 1;
    this.#attempts.set(messageId, attempt);
    const [oldest] = this.#attempts.keys();
    if (this.#attempts.size > REMEMBERED && oldest !== undefined) this.#attempts.delete(oldest);
    return attempt;
  }
}
