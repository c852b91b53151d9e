import { onTestFinished, vi } from "vitest";
import {
  createUploads,
  type UploadItem,
  UploadError,
  type Uploads,
  type UploadsOptions,
  type SendRequest,
  type UploadStore,
} from "../src/uploads.ts";

/** Sends with `fetch`, because Node has no `XMLHttpRequest`. Calls back before, with nothing sent, and after. */
export const sendByFetch: SendRequest = async ({ onProgress, body, ...request }) => {
  onProgress?.(0);
  try {
    const bytes = body instanceof Blob ? await body.arrayBuffer() : body;
    const response = await fetch(request.url, { ...request, body: bytes ?? null });
    await response.arrayBuffer();
    return { status: response.status, header: (name) => response.headers.get(name) };
  } catch {
    throw new UploadError("No response");
  }
};

/** A store in memory that outlives a queue, as a browser's does. */
export function memoryStore(
  name = "uploads:user-1",
): UploadStore & { items: Map<string, UploadItem> } {
  const items = new Map<string, UploadItem>();
  return {
    name,
    items,
    all: async () => [...items.values()],
    get: async (id) => items.get(id),
    put: async (item) => items.set(item.id, item),
    remove: async (id) => items.delete(id),
    clear: async () => items.clear(),
  };
}

/** A queue with short delays that is closed after the test. */
export function queue(options: UploadsOptions): Uploads {
  const uploads = createUploads({ baseDelayMs: 1, ...options });
  onTestFinished(() => uploads.close());
  return uploads;
}

/** A file that begins as a JPEG does. */
export function photo(name: string, size = 1_000, seed = 1): File {
  const bytes = new Uint8Array(size);
  let state = seed;
  for (let at = 0; at < size; at += 1) {
    state = (state * 48_271) % 2_147_483_647;
    bytes[at] = state & 0xff;
  }
  bytes.set([0xff, 0xd8, 0xff, 0xe0]);
  return new File([bytes], name, { type: "image/jpeg", lastModified: seed });
}

export const states = ({ items }: Uploads): string[] => items.map(({ state }) => state);

/** Waits until every file is in one of some states. */
export async function until(uploads: Uploads, ...ends: string[]): Promise<void> {
  await vi.waitFor(
    () => {
      const open = states(uploads).filter((state) => !ends.includes(state));
      if (open.length > 0 || uploads.items.length === 0) throw new Error(`Still ${open.join()}.`);
    },
    { timeout: 200_000, interval: 5 },
  );
}
