import type { ClaimsClient } from "@claimkit/claims-api";
import {
  createUploads,
  tus,
  type Uploads,
  uploadStore,
  withoutPlace,
} from "@claimkit/claims-api/uploads";
import type { EarlierDocument } from "@claimkit/claims-widgets";
import { kinds } from "@claimkit/ui-kit/file-kinds";

/** What the insurer accepts. */
export const limits = { accept: "image/*,application/pdf", maxSize: 10_000_000, maxFiles: 20 };

/** The sandbox takes no larger parts. */
const CHUNK_SIZE = 1_000_000;

/** The claim whose files are sent, and for whom. */
export interface FilesOf {
  client: ClaimsClient;
  userId: string;
  claimNumber: string;
  locale: string;
}

/** Creates the queue of a claim. */
export function uploadsOf(of: FilesOf): Uploads {
  const { client, userId, claimNumber } = of;
  let requested: Promise<readonly EarlierDocument[]> | undefined;

  /** Files whose status is requested at the same time share one response. */
  const list = (signal: AbortSignal): Promise<readonly EarlierDocument[]> =>
    (requested ??= sentFiles(of, signal).finally(() => (requested = undefined)));

  return createUploads({
    client,
    transport: tus({ endpoint: urlOf(claimNumber), chunkSize: CHUNK_SIZE }),
    store: uploadStore(userId, claimNumber),
    maxSize: limits.maxSize,
    maxFiles: limits.maxFiles,
    accept: kinds(limits.accept),
    removePlace: withoutPlace,
    async status(id, signal) {
      const file = (await list(signal)).find((each) => each.id === id);
      if (file?.state === "received") return "received";
      return file?.state === "refused" ? { refused: file.reason ?? "" } : undefined;
    },
  });
}

/** Requests what was sent for a claim, from all devices of the user. */
export async function sentFiles(
  { client, claimNumber, locale }: FilesOf,
  signal: AbortSignal,
): Promise<readonly EarlierDocument[]> {
  const headers = await client.requestHeaders("initial", signal);
  const response = await fetch(urlOf(claimNumber), {
    headers: { ...headers, "Accept-Language": locale },
    signal,
  });
  if (!response.ok) throw new Error(`Uploads: HTTP ${response.status}`);
  // The sandbox is of the same version as this page. Check what your own server sends.
  return response.json();
}

function urlOf(claimNumber: string): string {
  return `${import.meta.env.SANDBOX_URL}/uploads/${encodeURIComponent(claimNumber)}`;
}
