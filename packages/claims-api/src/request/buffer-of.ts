/** Reads a blob, even in versions of jsdom without `Blob.arrayBuffer()`. */
export function bufferOf(blob: Blob): Promise<ArrayBuffer> {
  if ("arrayBuffer" in blob) return blob.arrayBuffer();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as ArrayBuffer));
    reader.addEventListener("error", () => reject(reader.error));
    reader.readAsArrayBuffer(blob);
  });
}
