"use client";

import type { UploadItem, Uploads } from "@claimkit/claims-api/uploads";
import { FileUpload } from "@claimkit/ui-kit/file-upload";
import { Notification } from "@claimkit/ui-kit/notification";
import { useText } from "@claimkit/widget-runtime";
import { type JSX, useState } from "react";
import { refusalText } from "./refusal-text.ts";
import { documentUploadText } from "./text.ts";

/** What the user may add. */
export interface UploadFieldLimits {
  /**
   * Kinds of files that the browser offers, as in `<input accept>`. The queue judges them by content.
   * @example "image/*,application/pdf"
   */
  accept?: string | undefined;
  /** How many files there can be, besides those that the server has received; the same as of the queue. */
  maxFiles?: number | undefined;
  /** The largest size of a file, in bytes; the same as of the queue. */
  maxSize?: number | undefined;
}

interface UploadFieldProps extends UploadFieldLimits {
  uploads: Uploads;
  items: readonly UploadItem[];
  /** The kinds and sizes that are accepted, in a sentence. */
  hint?: string | undefined;
}

/** The files of a queue, which are sent as they are added. */
export function UploadField({ uploads, items, hint, ...limits }: UploadFieldProps): JSX.Element {
  const text = useText(documentUploadText);
  const [endedQueue, setEndedQueue] = useState<Uploads>();
  const isUnsent = items.some(({ file, state }) => file && state !== "failed");
  return (
    <div className="ck-document-upload-field">
      {endedQueue === uploads && <Notification>{text.ended}</Notification>}
      <FileUpload
        {...limits}
        label={text.add}
        instructionalText={hint}
        multiple
        capture="environment"
        items={items.map((item) =>
          item.error === undefined ? item : { ...item, error: refusalText(text, item.error) },
        )}
        onAdd={(files) => {
          // Rejects if the queue has been closed.
          uploads.add(files).catch(() => setEndedQueue(uploads));
        }}
        onRemove={({ id }) => uploads.remove(id)}
        onRetry={({ id }) => uploads.retry(id)}
      />
      {isUnsent && !uploads.isKept && <output>{text.notKept}</output>}
    </div>
  );
}
