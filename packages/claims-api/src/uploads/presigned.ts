import { sentName } from "./sent-name.ts";
import type { UploadCall, UploadTransport } from "./transport.ts";
import { expectSuccess, UNUSABLE, UploadError } from "./upload-error.ts";
import { sendByXhr, type SendRequest } from "./upload-request.ts";

/** What the host's server does next for a multipart upload of S3. */
export type PresignedStep =
  | {
      /** Creates an upload. Answer: `upload`. */
      step: "create";
      /** Id of the file, the same when it is created again. */
      id: string;
      /** Name of the file. */
      name: string;
      /** Media type of the file. */
      type: string;
      /** Size of the file in bytes. */
      size: number;
      /** Size of each part but the last. If there is an upload of this id with another one, abort it. */
      partSize: number;
    }
  | {
      /** Lists the parts that S3 has. Answer: `parts`. */
      step: "list";
      /** The upload, from the answer to `create`. */
      upload: string;
    }
  | {
      /** Signs the URL of a part. Answer: `url`. */
      step: "part";
      /** The upload, from the answer to `create`. */
      upload: string;
      /** Number of the part, from 1 on. */
      part: number;
    }
  | {
      /** Completes the upload from the parts that S3 has; also if it is already complete. */
      step: "complete";
      /** The upload, from the answer to `create`. */
      upload: string;
    };

/** The answer to a {@link PresignedStep}. */
export interface PresignedAnswer {
  /** Identifies the upload in the next steps. */
  upload?: string | undefined;
  /** Where a part is sent with PUT. */
  url?: string | undefined;
  /** The parts that S3 has, with their sizes in bytes. */
  parts?: readonly { part: number; size: number }[] | undefined;
}

/** Options of {@link presigned}. */
export interface PresignedOptions {
  /**
   * Asks the host's server for a step, with `await call.headers()`. The `status` of an error is treated as the status of
   * a response.
   */
  sign: (step: PresignedStep, call: UploadCall) => Promise<PresignedAnswer>;
  /**
   * Size of a part in bytes; S3 requires at least 5 MiB.
   * @default 8 MiB
   */
  partSize?: number | undefined;
  /** Sends the parts instead of `XMLHttpRequest`. */
  send?: SendRequest | undefined;
}

const EIGHT_MIB = 8 * 1024 * 1024;

/** Sends files to S3 in parts, to URLs that the host's server signs. Continues after the last whole part. */
export function presigned({
  sign,
  partSize = EIGHT_MIB,
  send = sendByXhr,
}: PresignedOptions): UploadTransport {
  async function ask(step: PresignedStep, call: UploadCall): Promise<PresignedAnswer> {
    try {
      return await sign(step, call);
    } catch (error) {
      // This is how `fetch` says that there was no response.
      if (error instanceof TypeError) throw new UploadError("presigned: no response");
      throw error;
    }
  }

  return {
    async start({ id, name, type, size }, call) {
      const about = { id, name: sentName(name), type, size, partSize };
      const { upload } = await ask({ step: "create", ...about }, call);
      return expectText(upload);
    },
    async offset(upload, file, call) {
      const { parts = [] } = await ask({ step: "list", upload }, call);
      const sizes = new Map(parts.map(({ part, size }) => [part, size]));
      let offset = 0;
      for (let part = 1; sizes.has(part); part += 1) {
        const size = sizes.get(part) ?? 0;
        offset += size;
        // The number of the next part would not fit its place in the file.
        if (size !== partSize && offset !== file.size)
          throw new UploadError("presigned: other parts", 410);
      }
      return offset;
    },
    async send(upload, { file }, offset, { onProgress, ...call }) {
      const part = Math.floor(offset / partSize) + 1;
      const { url } = await ask({ step: "part", upload, part }, call);
      const body = file.slice(offset, offset + partSize);
      const response = await send({
        method: "PUT",
        url: expectText(url),
        headers: {},
        body,
        signal: call.signal,
        onProgress: (loaded) => onProgress(offset + loaded),
      });
      expectSuccess("presigned PUT", response);
      return offset + body.size;
    },
    async finish(upload, _file, call) {
      await ask({ step: "complete", upload }, call);
    },
  };
}

function expectText(text: string | undefined): string {
  if (text) return text;
  throw new UploadError("presigned: the answer lacks its text", UNUSABLE);
}
