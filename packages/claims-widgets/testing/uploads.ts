import { createUploads, type Uploads, type UploadsOptions } from "@claimkit/claims-api/uploads";

/** A queue that sends nothing. */
export function emptyQueue(options: Partial<UploadsOptions> = {}): Uploads {
  return createUploads({ transport: sendingNothing, ...options });
}

const sendingNothing: UploadsOptions["transport"] = {
  start: async () => "url",
  offset: async () => 0,
  send: () => new Promise(() => {}),
};
