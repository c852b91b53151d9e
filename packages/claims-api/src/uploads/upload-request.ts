import { sendXhr } from "../request/xhr.ts";
import { UNUSABLE, UploadError } from "./upload-error.ts";

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

/** In ms. A server may take long to store a large file. */
const ANSWER_WITHIN = 300_000;

/**
 * Sends a request with `XMLHttpRequest`, because `fetch` does not report the progress of a request. It always follows
 * redirects. If one leads to another origin, the file fails: with tus already at its creation, before it is sent.
 */
export const sendByXhr: SendRequest = async (request) => {
  const sending = sendXhr({
    ...request,
    onProgress: (loaded) => request.onProgress?.(loaded),
    answerWithin: ANSWER_WITHIN,
  });
  const xhr = await sending.catch(() => {
    throw new UploadError("No response");
  });
  if (originOf(xhr.responseURL) !== originOf(request.url))
    throw new UploadError("Redirected to another origin", UNUSABLE);
  return { status: xhr.status, header: (name) => xhr.getResponseHeader(name) };
};

function originOf(url: string): string {
  return new URL(url, location.href).origin;
}
