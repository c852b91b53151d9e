import { fileType, isAccepted } from "./file-type.ts";

/**
 * Returns a function that allows some kinds of files, for `createUploads`. A file is judged by its content; its name
 * counts only for kinds without known content, such as text.
 *
 * @param accept as in `<input accept>`, such as `image/*,application/pdf`
 */
export function kinds(accept: string): (file: File) => Promise<boolean> {
  return async (file) => isAccepted(file, await fileType(file), accept);
}
