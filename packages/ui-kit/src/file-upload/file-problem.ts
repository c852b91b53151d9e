import { fileType, isAccepted } from "./file-type.ts";

/** Why a file can't be used or sent. */
export type FileProblem = "empty" | "tooLarge" | "wrongType" | "unreadable" | "notSent";

/** What an upload accepts. */
export interface FileLimits {
  accept?: string | undefined;
  maxSize?: number | undefined;
}

/** Returns what is wrong with the size of a file. */
export function sizeProblem({ size }: File, { maxSize }: FileLimits): FileProblem | undefined {
  if (size === 0) return "empty";
  return size > (maxSize ?? Infinity) ? "tooLarge" : undefined;
}

/** Returns what is wrong with the content of a file: its type is judged by its first bytes, not by its name. */
export async function contentProblem(
  file: File,
  { accept }: FileLimits,
): Promise<FileProblem | undefined> {
  try {
    return isAccepted(file, await fileType(file), accept) ? undefined : "wrongType";
  } catch {
    return "unreadable";
  }
}
