import {
  createUploads,
  tus,
  type UploadItem,
  type UploadStatus,
  type Uploads,
  type UploadsOptions,
} from "@claimkit/claims-api/uploads";
import { onTestFinished } from "vitest";

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

/** A queue whose server says about a file what the test says. */
export function queueWith(status: () => UploadStatus): Uploads {
  const transport = tus({
    endpoint: "https://uploads.example/",
    send: async ({ method, body }) => ({
      status: method === "POST" ? 201 : 204,
      header: (name) => (name === "Location" ? "/1" : `${body instanceof Blob ? body.size : 0}`),
    }),
  });
  const uploads = createUploads({ transport, status: async () => status(), baseDelayMs: 1 });
  onTestFinished(() => uploads.close());
  return uploads;
}
