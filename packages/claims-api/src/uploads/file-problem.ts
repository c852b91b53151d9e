/** Why a file can't be used or sent. */
export type FileProblem = "empty" | "tooLarge" | "wrongType" | "unreadable" | "notSent";

/** What is accepted. */
export interface FileLimits {
  /** Whether a file is of an accepted kind: `kinds("image/*,application/pdf")` of `@claimkit/ui-kit/file-kinds`. */
  accept?: ((file: File) => Promise<boolean>) | undefined;
  /** The largest size of a file, in bytes. */
  maxSize?: number | undefined;
}

/** Returns why a file can't be used. */
export async function fileProblem(
  file: File,
  { accept, maxSize = Infinity }: FileLimits,
): Promise<FileProblem | undefined> {
  if (file.size === 0) return "empty";
  if (file.size > maxSize) return "tooLarge";
  try {
    // A folder, or a file that has been deleted, can't be read.
    await file.slice(0, 1).arrayBuffer();
    return (await accept?.(file)) === false ? "wrongType" : undefined;
  } catch {
    return "unreadable";
  }
}
