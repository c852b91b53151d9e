"use client";

import type { JSX } from "react";
import { FileRow, type FileRowProps } from "./file-row.tsx";
import type { FileUploadItem } from "./file-upload-item.ts";

interface FileListProps extends Omit<FileRowProps, "item"> {
  items: readonly FileUploadItem[];
  /** What the list says about all its files. */
  summary: string;
}

/** The files of an upload, and a summary of their states. */
export function FileList({ items, summary, ...row }: FileListProps): JSX.Element | null {
  if (items.length === 0) return null;
  return (
    <div className="ck-files">
      <p data-part="summary">{summary}</p>
      <ul>
        {items.map((item) => (
          <FileRow key={item.id} {...row} item={item} />
        ))}
      </ul>
    </div>
  );
}
