/**
 * Returns a `fetch` that reports how much of the body was sent. Only `XMLHttpRequest` knows: a `fetch` of the host's, and
 * one outside a browser, report the beginning and the end.
 */
export function withProgress(
  given: typeof fetch | undefined,
  onProgress: (share: number) => void,
): typeof fetch {
  return async (url, init) => {
    onProgress(0);
    const isMeasured = !given && "XMLHttpRequest" in globalThis;
    const send = isMeasured
      ? (await import("./upload.ts")).createUpload(onProgress)
      : (given ?? fetch);
    const response = await send(url, init);
    onProgress(1);
    return response;
  };
}
