/** Creates a random UUID. Works without `crypto.randomUUID`, which browsers have only on https pages. */
export function createMessageId(): string {
  return (
    crypto.randomUUID?.() ??
    "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx".replace(/x/g, () =>
      Math.floor(Math.random() * 16).toString(16),
    )
  );
}
