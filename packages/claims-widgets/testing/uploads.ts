import {
  createUploads,
  type UploadItem,
  type Uploads,
  type UploadsOptions,
} from "@claimkit/claims-api/uploads";

/** A queue that sends nothing. */
export function emptyQueue(options: Partial<UploadsOptions> = {}): Uploads {
  return createUploads({ transport: sendingNothing, ...options });
}

const sendingNothing: UploadsOptions["transport"] = {
  start: async () => "url",
  offset: async () => 0,
  send: () => new Promise(() => {}),
};

/** A queue whose files stay as they are. */
export function queueOf(files: readonly Partial<UploadItem>[]): Uploads {
  const file = { name: "hood.jpg", type: "image/jpeg", size: 4_200_000, lastModified: 1, sent: 0 };
  const items = files.map((each, at): UploadItem => ({
    ...file,
    id: `${at}`,
    state: "waiting",
    ...each,
  }));
  return { ...emptyQueue(), items, isKept: true };
}
