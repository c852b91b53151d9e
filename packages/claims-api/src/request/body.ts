import { ClaimsError } from "../errors.ts";

/** The bytes of a body. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Reads a body to its end, and fails as soon as it turns out longer than `maxBytes`. */
export async function readBody(response: Response, maxBytes: number): Promise<Bytes> {
  const reader = response.body?.getReader();
  if (!reader) return new Uint8Array(await response.arrayBuffer());
  const chunks: Bytes[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joined(chunks, length);
    length += value.length;
    chunks.push(value);
    if (length > maxBytes) {
      discard(reader);
      throw new ClaimsError({ code: "invalid_response" });
    }
  }
}

/** Reads bytes as UTF-8. Not through a `Blob`, which has no `text()` in jsdom. */
export function textOf(bytes: Bytes): Promise<string> {
  return new Response(bytes).text();
}

function joined(chunks: readonly Bytes[], length: number): Bytes {
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

/** Lets go of a body that nobody will read, so that the connection is free. */
export function discard(body: Pick<ReadableStream, "cancel"> | null): void {
  body?.cancel().catch(() => undefined);
}
