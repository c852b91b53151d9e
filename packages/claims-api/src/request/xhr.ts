/** A request whose progress is reported. */
export interface XhrRequest {
  method: string;
  url: string;
  headers: Headers | Readonly<Record<string, string>>;
  body: XMLHttpRequestBodyInit | null | undefined;
  signal: AbortSignal | null | undefined;
  /** Called with the number of bytes of the body that were sent, and that it has. */
  onProgress: ((loaded: number, total: number) => void) | undefined;
  /** @default "" */
  responseType?: "arraybuffer";
}

/** In ms. A phone that wakes up may wait forever for a connection that no longer exists. */
const STALLED_AFTER = 60_000;

/**
 * Sends a request with `XMLHttpRequest`, because `fetch` does not report the progress of a request. Rejects with a
 * `TypeError` if there is no response, and with the signal's reason if it aborts.
 */
export function sendXhr(request: XhrRequest): Promise<XMLHttpRequest> {
  const { method, url, headers, body, signal, onProgress, responseType = "" } = request;
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const abort = (): void => xhr.abort();
    const watch = (): void => {
      clearTimeout(timer);
      timer = setTimeout(abort, STALLED_AFTER);
    };
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
      if (signal?.aborted) reject(signal.reason);
      else if (xhr.status) resolve(xhr);
      else reject(new TypeError("No response"));
    };
    xhr.open(method, url);
    xhr.responseType = responseType;
    for (const [name, value] of new Headers(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener("progress", ({ loaded, total }) => {
      watch();
      onProgress?.(loaded, total);
    });
    xhr.addEventListener("loadend", end);
    signal?.addEventListener("abort", abort);
    if (signal?.aborted) return end();
    watch();
    xhr.send(body);
  });
}
