import type { FileUploadItem } from "./file-upload-item.ts";
import type { Files } from "./use-files.ts";

/** The files of a form as a list: those that it submits, and then those that can't be used. */
export function fileRows({ files, refused }: Pick<Files, "files" | "refused">): FileUploadItem[] {
  const counts = new Map<string, number>();

  function row(file: File): Pick<FileUploadItem, "id" | "name" | "size" | "file"> {
    const { name, size, lastModified } = file;
    // A caller's list may contain the same file twice.
    const key = `${lastModified}-${size}-${name}`;
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return { id: `${key}-${count}`, name, size, file };
  }

  return [
    ...files.map((file) => ({ ...row(file), state: "chosen" as const })),
    ...refused.map(({ file, problem }) => ({ ...row(file), state: "failed" as const, problem })),
  ];
}
