/** A request whose progress is reported. */
export interface XhrRequest {
  method: string;
  url: string;
  headers: HeadersInit | undefined;
  body?: XMLHttpRequestBodyInit | null | undefined;
  signal: AbortSignal | null | undefined;
  /** Called with the number of bytes sent, and the size of the body. */
  onProgress?: ((loaded: number, total: number) => void) | undefined;
  /** @default "" */
  responseType?: "arraybuffer";
  /** In ms: how long to wait for the response after the body was sent, if `signal` does not limit it. */
  answerWithin?: number;
}

/** In ms. A phone that wakes up may wait forever for a connection that no longer exists. */
const STALLED_AFTER = 60_000;

/**
 * Sends a request with `XMLHttpRequest`, because `fetch` does not report the progress of a request. Rejects with a
 * `TypeError` if there is no response, and with the signal's reason if it aborts.
 */
export function sendXhr(request: XhrRequest): Promise<XMLHttpRequest> {
  const { method, url, headers, body, signal, onProgress, responseType = "" } = request;
  const { answerWithin } = request;
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const abort = (): void => xhr.abort();
    const abortAfter = (delay: number | undefined): void => {
      clearTimeout(timer);
      if (delay !== undefined) timer = setTimeout(abort, delay);
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
      abortAfter(STALLED_AFTER);
      onProgress?.(loaded, total);
    });
    xhr.upload.addEventListener("load", () => abortAfter(answerWithin));
    xhr.addEventListener("loadend", end);
    signal?.addEventListener("abort", abort);
    if (signal?.aborted) return end();
    abortAfter(body ? STALLED_AFTER : answerWithin);
    xhr.send(body);
  });
}
