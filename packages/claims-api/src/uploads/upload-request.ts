import { UploadError } from "./upload-error.ts";

/** A request that sends a part of a file. */
export interface UploadRequest {
  /** The HTTP method. */
  method: string;
  /** Absolute URL. */
  url: string;
  /** All headers. */
  headers: Readonly<Record<string, string>>;
  /** The part of the file, or a form with the file. */
  body?: Blob | FormData | undefined;
  /** Aborts the request. */
  signal: AbortSignal;
  /** Called with the number of bytes of the body that were sent. */
  onProgress?: ((loaded: number) => void) | undefined;
}

/** The response to an {@link UploadRequest}. */
export interface UploadResponse {
  /** The HTTP status. */
  status: number;
  /** Returns a header; `null` if the response lacks it. */
  header: (name: string) => string | null;
}

/** Sends a request. Rejects with an `UploadError` without a status if there is no response. */
export type SendRequest = (request: UploadRequest) => Promise<UploadResponse>;

/** In ms. A phone that wakes up may wait forever for a connection that no longer exists. */
const STALLED_AFTER = 60_000;

/** Sends a request with `XMLHttpRequest`, because `fetch` does not report the progress of a request. */
export const sendByXhr: SendRequest = ({ method, url, headers, body, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const abort = (): void => xhr.abort();
    const watch = (): void => {
      clearTimeout(timer);
      timer = setTimeout(abort, STALLED_AFTER);
    };
    xhr.open(method, url);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", abort);
      const { status } = xhr;
      if (status) resolve({ status, header: (name) => xhr.getResponseHeader(name) });
      else reject(new UploadError("No response"));
    };
    xhr.upload.addEventListener("progress", ({ loaded }) => {
      watch();
      onProgress?.(loaded);
    });
    xhr.addEventListener("loadend", end);
    signal.addEventListener("abort", abort);
    if (signal.aborted) return end();
    watch();
    xhr.send(body);
  });
