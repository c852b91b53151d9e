import { sentName } from "./sent-name.ts";
import {
  headersFor,
  type UploadCall,
  type UploadHeaders,
  type UploadTransport,
} from "./transport.ts";
import { expectSuccess, UNUSABLE, UploadError } from "./upload-error.ts";
import {
  sendByXhr,
  type SendRequest,
  type UploadRequest,
  type UploadResponse,
} from "./upload-request.ts";

/** Options of {@link tus}. */
export interface TusOptions {
  /** URL where uploads are created. */
  endpoint: string;
  /** Returns headers besides those of the queue's client. Called before every request. */
  headers?: UploadHeaders | undefined;
  /**
   * The largest body of a request in bytes, for servers and proxies that have a limit.
   * @default no limit
   */
  chunkSize?: number | undefined;
  /** Sends the requests instead of `XMLHttpRequest`. */
  send?: SendRequest | undefined;
}

/**
 * Sends files with tus 1.0.0, which continues where it stopped. The metadata have `filename`, `filetype` and `id`, by
 * which a server recognizes a file whose creation it has already answered.
 *
 * @see https://tus.io/protocols/resumable-upload
 */
export function tus({
  endpoint,
  headers,
  chunkSize = Infinity,
  send = sendByXhr,
}: TusOptions): UploadTransport {
  async function request(
    call: UploadCall,
    { headers: own, ...rest }: Omit<UploadRequest, "signal">,
  ): Promise<UploadResponse> {
    const all = { ...(await headersFor(headers, call)), "Tus-Resumable": "1.0.0", ...own };
    const { signal } = call;
    return expectSuccess(`tus ${rest.method}`, await send({ ...rest, headers: all, signal }));
  }

  return {
    async start({ id, name, type, size }, call) {
      const response = await request(call, {
        method: "POST",
        url: endpoint,
        headers: {
          "Upload-Length": `${size}`,
          "Upload-Metadata": metadata({ id, filename: sentName(name), filetype: type }),
        },
      });
      return resolve(response.header("Location"), endpoint);
    },
    async offset(url, _file, call) {
      return offsetOf(await request(call, { method: "HEAD", url, headers: {} }));
    },
    async send(url, { file }, offset, { onProgress, ...call }) {
      const response = await request(call, {
        method: "PATCH",
        url,
        headers: {
          "Upload-Offset": `${offset}`,
          "Content-Type": "application/offset+octet-stream",
        },
        // WebKit reads Infinity as 0.
        body: file.slice(offset, Math.min(offset + chunkSize, file.size)),
        onProgress: (loaded) => onProgress(offset + loaded),
      });
      return offsetOf(response);
    },
  };
}

/** A server must not send the user's token to another origin. */
function resolve(location: string | null, endpoint: string): string {
  const from = new URL(endpoint, globalThis.document?.baseURI);
  const url = new URL(location ?? "", from);
  if (location && url.origin === from.origin) return url.href;
  throw new UploadError("tus POST: the location is not on the server", UNUSABLE);
}

function offsetOf({ header }: UploadResponse): number {
  return Number(header("Upload-Offset") ?? Number.NaN);
}

function metadata(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => {
      const bytes = new TextEncoder().encode(value);
      return value ? `${name} ${btoa(String.fromCharCode(...bytes))}` : name;
    })
    .join();
}
