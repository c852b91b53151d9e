/** Reads the body, and gives up with `undefined` when it is longer than `maxBytes`. */
export async function readBytes(
  response: Response,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  if (!response.body) return new Uint8Array();
  const reader = response.body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > maxBytes) {
      leave(reader);
      return undefined;
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

/** Lets go of a body that nobody will read, so that the connection is free. */
export function leave(body: { cancel(): Promise<void> } | null): void {
  body?.cancel().catch(() => undefined);
}
