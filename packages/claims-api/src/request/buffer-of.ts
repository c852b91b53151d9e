/** Reads a blob, also in versions of jsdom whose blobs have no `arrayBuffer()`. */
export function bufferOf(blob: Blob): Promise<ArrayBuffer> {
  if ("arrayBuffer" in blob) return blob.arrayBuffer();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as ArrayBuffer));
    reader.addEventListener("error", () => reject(reader.error));
    reader.readAsArrayBuffer(blob);
  });
}
