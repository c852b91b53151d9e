import { ClaimsError } from "../errors.ts";

/** The bytes of a body. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** In bytes. */
const LONG = 100_000;

/** Reads a body. Throws as soon as it exceeds `maxBytes`. */
export async function readBody(response: Response, maxBytes: number): Promise<Bytes> {
  const reader = response.body?.getReader();
  if (!reader) return new Uint8Array(await response.arrayBuffer());
  const chunks: Bytes[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    chunks.push(value);
    if (length > maxBytes) {
      reader.cancel().catch(() => undefined);
      throw new ClaimsError({ code: "invalid_response" });
    }
  }
  // The page can paint before a long body is decoded, where the browser knows how to wait for that.
  if (length > LONG) await globalThis.scheduler?.yield?.();
  return joined(chunks, length);
}

/** Decodes UTF-8. Uses no `Blob`, because it has no `text()` in jsdom. */
export function textOf(bytes: Bytes): Promise<string> {
  return new Response(bytes).text();
}

function joined(chunks: readonly Bytes[], length: number): Bytes {
  const [only] = chunks;
  if (only?.length === length) return only;
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

/** Reads an unused body to its end. Browsers show a canceled request as failed, although its response is complete. */
export function skipBody(response: Response, maxBytes: number): void {
  readBody(response, maxBytes).catch(() => undefined);
}
