import type { FileProblem } from "./file-problem.ts";

/**
 * What happens to a file. `sent`: every byte has arrived. `received`: the server has confirmed that it can use the file.
 * `offline`: it continues by itself when the connection is back.
 */
export type UploadState = "waiting" | "sending" | "offline" | "sent" | "received" | "failed";

/** A file of the queue. Has the fields of the kit's `FileUploadItem`. */
export interface UploadItem {
  /** Id of the file, which the server gets, too. */
  readonly id: string;
  /** The name that the file has on the user's device. */
  readonly name: string;
  /** Media type that the browser reports, from the name. */
  readonly type: string;
  /** Size in bytes. */
  readonly size: number;
  /** Time of the last change to the file, in milliseconds. */
  readonly lastModified: number;
  /** What happens to the file. */
  readonly state: UploadState;
  /** Number of bytes sent. */
  readonly sent: number;
  /** The file, until it is sent. */
  readonly file?: Blob | undefined;
  /** For `failed`: why, in a word. */
  readonly problem?: FileProblem | undefined;
  /** For `failed`: why, in the sentence that `status` has returned. */
  readonly error?: string | undefined;
  /** For `failed`: whether another try may succeed. */
  readonly retryable?: boolean | undefined;
  /** Where the transport continues. */
  readonly url?: string | undefined;
}

/** An item that the queue changes. */
export type Entry = { -readonly [Key in keyof UploadItem]: UploadItem[Key] };
