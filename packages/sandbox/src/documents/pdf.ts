/** A PDF that is kept as text in a module of its own, so that Node and every bundler can load it when it is needed. */
// Why: docs/decisions/sandbox.md#pdfs-are-modules
export function pdf(
  load: () => Promise<{ base64: string }>,
): () => Promise<Uint8Array<ArrayBuffer>> {
  return async () => {
    const { base64 } = await load();
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  };
}
