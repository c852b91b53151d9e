import { retryAfter } from "../request/retry.ts";
import type { UploadResponse } from "./upload-request.ts";

/** Status of an answer that cannot be used, however often it is requested. */
export const UNUSABLE = 422;

/** A failed step of an upload. Contains no URL and no name. */
export class UploadError extends Error {
  /** The name of the class. */
  override readonly name = "UploadError";
  /** The HTTP status; `undefined` if there was no response. */
  readonly status: number | undefined;
  /** Value of `Retry-After`, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, status?: number, retryAfterMs?: number) {
    super(message);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Returns a response if it is one of success. Throws an {@link UploadError} otherwise. */
export function expectSuccess(step: string, response: UploadResponse): UploadResponse {
  const { status, header } = response;
  if (status >= 200 && status < 300) return response;
  throw new UploadError(`${step}: HTTP ${status}`, status, retryAfter({ get: header }));
}
