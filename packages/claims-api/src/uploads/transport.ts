import { UploadError } from "./upload-error.ts";
import type { UploadItem } from "./upload-item.ts";

/** Context of each step of a transport. */
export interface UploadCall {
  /** Aborts the step. */
  signal: AbortSignal;
  /** `expired` after the server has answered 401. */
  reason: "initial" | "expired";
  /** Returns the headers of the queue's client, with its token; none without a client. */
  headers: () => Promise<Readonly<Record<string, string>>>;
}

/** Returns headers besides those of the queue's client. Called before every request. */
export type UploadHeaders = (
  context: Pick<UploadCall, "reason">,
) => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;

/** Returns the headers of the client and of the host. Without a token, it is as if the server had answered 401. */
export async function headersFor(
  headers: UploadHeaders | undefined,
  call: UploadCall,
): Promise<Readonly<Record<string, string>>> {
  try {
    return { ...(await call.headers()), ...(await headers?.({ reason: call.reason })) };
  } catch {
    throw new UploadError("No headers", 401);
  }
}

/** The file that a transport sends. */
export type FileToSend = UploadItem & { readonly file: Blob };

/** How files are sent. Steps reject with an `UploadError`. */
export interface UploadTransport {
  /** Announces a file. Returns where it is sent, for the other steps. */
  start: (file: FileToSend, call: UploadCall) => Promise<string>;
  /** Returns how many bytes the server has. */
  offset: (url: string, file: FileToSend, call: UploadCall) => Promise<number>;
  /** Sends bytes from an offset on. Returns how many bytes the server has then. */
  send: (
    url: string,
    file: FileToSend,
    offset: number,
    call: UploadCall & { onProgress: (sent: number) => void },
  ) => Promise<number>;
  /** Called when the server has all bytes, possibly more than once. */
  finish?: ((url: string, file: FileToSend, call: UploadCall) => Promise<void>) | undefined;
}
