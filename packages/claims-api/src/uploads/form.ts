import { sentName } from "./sent-name.ts";
import type { UploadHeaders, UploadTransport } from "./transport.ts";
import { expectSuccess } from "./upload-error.ts";
import { sendByXhr, type SendRequest } from "./upload-request.ts";

/** Options of {@link form}. */
export interface FormOptions {
  /** URL that accepts a form with the fields `id` and `file`. */
  url: string;
  /** Returns headers such as `Authorization`. Called before every request. */
  headers?: UploadHeaders | undefined;
  /** Sends the requests instead of `XMLHttpRequest`. */
  send?: SendRequest | undefined;
}

/** Sends each file with one POST. A file that is interrupted is sent again from its beginning. */
export function form({ url, headers, send = sendByXhr }: FormOptions): UploadTransport {
  return {
    start: async () => url,
    offset: async () => 0,
    async send(_url, { id, name, size, file }, _offset, { signal, reason, onProgress }) {
      const body = new FormData();
      body.append("id", id);
      body.append("file", file, sentName(name));
      const all = { ...(await headers?.({ reason })) };
      // The body is longer than the file.
      const report = (loaded: number): void => onProgress(Math.min(loaded, size));
      const request = { method: "POST", url, headers: all, body, signal, onProgress: report };
      expectSuccess("form POST", await send(request));
      return size;
    },
  };
}
