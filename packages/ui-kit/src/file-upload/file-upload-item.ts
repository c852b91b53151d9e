import type { ReactNode } from "react";
import type { FileProblem } from "./file-problem.ts";

/**
 * What happens to a file. `received` is stronger than `sent`: use it only after the server has confirmed that it can use
 * the file.
 */
export type FileUploadState =
  | "chosen"
  | "waiting"
  | "sending"
  | "offline"
  | "sent"
  | "received"
  | "failed";

/** A file in the list of a `FileUpload`. */
export interface FileUploadItem {
  /** Identifies the file in callbacks; unique in the list. */
  id: string;
  /** The name of the file, as the user knows it. */
  name: string;
  /** Size in bytes. */
  size: number;
  /** Time of the last change to the file, by which it is recognized when it is added again. */
  lastModified?: number | undefined;
  /** What happens to the file. */
  state: FileUploadState;
  /** Number of bytes sent. */
  sent?: number | undefined;
  /** The file itself, for its picture. */
  file?: Blob | undefined;
  /** For `failed`: why, if it is one of the known reasons. */
  problem?: FileProblem | undefined;
  /** For `failed`: why, in a sentence. Takes precedence over `problem`. */
  error?: ReactNode;
  /** For `failed`: whether to show 'Try again'. */
  retryable?: boolean | undefined;
}

/** States in which nothing more is sent. */
export function isSent({ state }: FileUploadItem): boolean {
  return state === "sent" || state === "received";
}

/** States in which the file is still to be sent. */
export function isUnderway({ state }: FileUploadItem): boolean {
  return state === "waiting" || state === "sending" || state === "offline";
}
