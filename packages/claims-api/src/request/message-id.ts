/** A random UUID, also on pages without https, where browsers have no `randomUUID`. */
export function createMessageId(): string {
  return (
    crypto.randomUUID?.() ??
    "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx".replace(/x/g, () =>
      Math.floor(Math.random() * 16).toString(16),
    )
  );
}
