import { ClaimsError } from "../errors.ts";

/** Reads a body to its end, and fails as soon as it turns out longer than `maxBytes`. */
export async function readBody(response: Response, maxBytes: number): Promise<Blob> {
  const reader = response.body?.getReader();
  if (!reader) return response.blob();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(chunks);
    length += value.length;
    chunks.push(value);
    if (length > maxBytes) {
      discard(reader);
      throw new ClaimsError({ code: "invalid_response" });
    }
  }
}

/** Lets go of a body that nobody will read, so that the connection is free. */
export function discard(body: Pick<ReadableStream, "cancel"> | null): void {
  body?.cancel().catch(() => undefined);
}
