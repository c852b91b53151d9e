/** Statuses of responses that have no body. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

/** Creates a `fetch` over `XMLHttpRequest`, which reports the share of the body that was sent. */
export function createUpload(onProgress: (share: number) => void): typeof fetch {
  return (input, { method = "GET", headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const url = String(input);
      const request = new XMLHttpRequest();
      const fail = (): void => reject(new TypeError("Failed to send the request."));
      request.open(method, url);
      request.responseType = "arraybuffer";
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener("progress", ({ loaded, total }) => {
        if (total > 0) onProgress(loaded / total);
      });
      request.addEventListener("load", () => {
        // `fetch` is told not to follow redirects, which here can only be noticed afterwards.
        if (request.responseURL !== new URL(url, document.baseURI).href) fail();
        else resolve(responseOf(request));
      });
      request.addEventListener("error", fail);
      request.addEventListener("abort", () => reject(signal?.reason));
      signal?.addEventListener("abort", () => request.abort(), { once: true });
      signal?.throwIfAborted();
      request.send(body as XMLHttpRequestBodyInit | null);
    });
}

function responseOf(request: XMLHttpRequest): Response {
  const { status, response } = request;
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const [name = "", ...value] = line.split(":");
    if (name) headers.append(name, value.join(":").trim());
  }
  const body = WITHOUT_BODY.has(status) ? null : (response as ArrayBuffer);
  return new Response(body, { status, headers });
}
