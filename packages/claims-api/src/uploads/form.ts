import { sentName } from "./sent-name.ts";
import { headersFor, type UploadHeaders, type UploadTransport } from "./transport.ts";
import { expectSuccess } from "./upload-error.ts";
import { sendByXhr, type SendRequest } from "./upload-request.ts";

/** Options of {@link form}. */
export interface FormOptions {
  /** URL that accepts a form with the fields `id` and `file`. */
  url: string;
  /** Returns headers besides those of the queue's client. Called before every request. */
  headers?: UploadHeaders | undefined;
  /** Sends the requests instead of `XMLHttpRequest`. */
  send?: SendRequest | undefined;
}

/** Sends each file with one POST. A file that is interrupted is sent again from its beginning. */
export function form({ url, headers, send = sendByXhr }: FormOptions): UploadTransport {
  return {
    start: async () => url,
    offset: async () => 0,
    async send(_url, { id, name, size, file }, _offset, call) {
      const body = new FormData();
      body.append("id", id);
      body.append("file", file, sentName(name));
      // The body is longer than the file.
      const onProgress = (loaded: number): void => call.onProgress(Math.min(loaded, size));
      const all = await headersFor(headers, call);
      const { signal } = call;
      const response = await send({ method: "POST", url, headers: all, body, signal, onProgress });
      expectSuccess("form POST", response);
      return size;
    },
  };
}
