/** Decodes a PDF from its Base64 module, which Node and every bundler can load on demand. */
// Why: docs/decisions/sandbox.md#pdfs-are-modules
export function pdf(
  load: () => Promise<{ base64: string }>,
): () => Promise<Uint8Array<ArrayBuffer>> {
  return async () => {
    const { base64 } = await load();
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  };
}
