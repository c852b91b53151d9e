/** A random UUID, also on pages without https, where browsers have no `randomUUID`. */
export function createMessageId(): string {
  const { crypto } = globalThis;
  return crypto.randomUUID?.() ?? uuidOf(crypto.getRandomValues(new Uint8Array(16)));
}

/** Writes random bytes as a UUID of version 4. */
function uuidOf(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.*)$/,
    (_, a, b, c, d, e) => `${a}-${b}-4${c}-8${d}-${e}`,
  );
}
