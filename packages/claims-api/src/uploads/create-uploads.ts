import type { ClaimsClient } from "../claims-client.ts";
import { retryDelay } from "../request/retry.ts";
import { type FileLimits, fileProblem } from "./file-problem.ts";
import { MAX_DELAY, pause } from "./pause.ts";
import { sendFile } from "./send-file.ts";
import type { UploadTransport } from "./transport.ts";
import type { Entry, UploadItem } from "./upload-item.ts";
import type { UploadStore } from "./upload-store.ts";

/** What the server says about a sent file: that it has received it, or why it can't use it, in a sentence. */
export type UploadStatus =
  | "received"
  | {
      /** Why the file can't be used, in a sentence. */
      refused: string;
    }
  | undefined;

/** Options of {@link createUploads}. */
export interface UploadsOptions extends FileLimits {
  /** How files are sent: `tus`, `presigned`, `form`, or your own. */
  transport: UploadTransport;
  /** Where files are kept until they are sent: `uploadStore(user.id, claimNumber)`. Without it, a reload loses them. */
  store?: UploadStore | undefined;
  /** How many files there can be, besides those that the server has received. */
  maxFiles?: number | undefined;
  /** Called for each file before it is kept and sent: `withoutPlace`. */
  removePlace?: ((file: File) => Promise<File>) | undefined;
  /** Requests the status of a sent file. Called repeatedly until it returns one. Without it, no file is `received`. */
  status?: ((id: string, signal: AbortSignal) => Promise<UploadStatus>) | undefined;
  /**
   * The client of the user, whose headers and token are sent with each request. When it is cleared, all files are dropped,
   * also from the store.
   */
  client?: Pick<ClaimsClient, "requestHeaders" | "subscribe"> | undefined;
  /**
   * How many files are sent at a time.
   * @default 2
   */
  parallel?: number | undefined;
  /**
   * Upper limit of the first delay after a failure, in milliseconds; doubles with each one.
   * @default 500
   */
  baseDelayMs?: number | undefined;
}

/** Files that were not added. */
export interface NotAdded {
  /** Number of files that are already in the queue. */
  duplicates: number;
  /** Number of files beyond `maxFiles`. */
  tooMany: number;
}

/** A queue of files that are sent as they are added. */
export interface Uploads {
  /** The files, in the order in which they were added. A new list after each change. */
  readonly items: readonly UploadItem[];
  /** Whether the files survive a reload. `false` without a store, or if it is blocked or full. */
  readonly isKept: boolean;
  /** Calls the listener after each change. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Adds files. Those that can't be used are in the list, as `failed`. Rejects with an `InvalidStateError` after `close`,
   * after `clear`, and when the client has noticed another user.
   */
  add: (files: readonly File[]) => Promise<NotAdded>;
  /** Stops sending a file, also in other tabs, and drops it. */
  remove: (id: string) => void;
  /** Sends a failed file again. */
  retry: (id: string) => void;
  /** Stops, and keeps the files for the next visit. */
  close: () => void;
  /** Stops, and drops all files of the user, for logout. */
  clear: () => Promise<void>;
}

/**
 * Creates a queue that sends files, two at a time, however often the connection is lost, and continues those of earlier
 * visits. Tabs share its files, and only one of them sends each. Close it when the page no longer needs it.
 */
export function createUploads(options: UploadsOptions): Uploads {
  const { transport, store, maxFiles = Infinity, removePlace, status, client } = options;
  const { parallel = 2, baseDelayMs = 500 } = options;
  const { locks }: Partial<Navigator> = (store && globalThis.navigator) ?? {};
  const entries = new Map<string, Entry>();
  const stored = new WeakSet<Entry>();
  const queue = new Set<Entry>();
  const running = new Map<string, AbortController>();
  const listeners = new Set<() => void>();
  const closing = new AbortController();
  let items: readonly UploadItem[] = [];
  let isKept = store !== undefined;

  function publish(): void {
    items = Array.from(entries.values(), (entry) => ({ ...entry }));
    for (const listener of listeners) listener();
  }

  function update(entry: Entry, change: Partial<Entry>): void {
    Object.assign(entry, change);
    if (has(entry)) publish();
  }

  function has(entry: Entry): boolean {
    return entries.get(entry.id) === entry;
  }

  /** A store may be missing, blocked or full. */
  async function withStore<T>(act: (store: UploadStore) => Promise<T>): Promise<T | undefined> {
    if (!store) return undefined;
    try {
      return await act(store);
    } catch {
      if (isKept) {
        isKept = false;
        publish();
      }
      return undefined;
    }
  }

  /** Returns what another tab may have changed. Drops a file that was canceled there. */
  async function read(entry: Entry): Promise<UploadItem | undefined> {
    if (!stored.has(entry)) return undefined;
    return withStore(async (files) => {
      const known = await files.get(entry.id);
      if (!known && has(entry) && entry.state !== "received") forget(entry.id);
      return known;
    });
  }

  async function keep(entry: Entry): Promise<void> {
    await read(entry);
    if (!has(entry)) return;
    await withStore(async (files) => {
      await files.put({ ...entry });
      stored.add(entry);
    });
  }

  function enqueue(entry: Entry): void {
    queue.add(entry);
    update(entry, { state: "waiting", problem: undefined });
    sendNext();
  }

  function sendNext(): void {
    for (const entry of queue) {
      if (running.size >= parallel || closing.signal.aborted) return;
      queue.delete(entry);
      const controller = new AbortController();
      running.set(entry.id, controller);
      void inTurn(entry, controller.signal)
        .catch(() => {
          controller.abort();
          // Another tab has taken the lock to cancel the file, which is then no longer in the store.
          if (has(entry) && !closing.signal.aborted) queue.add(entry);
        })
        .finally(() => {
          running.delete(entry.id);
          sendNext();
        });
    }
  }

  async function inTurn(entry: Entry, signal: AbortSignal): Promise<void> {
    const act = (): Promise<void> => send(entry, signal);
    await (locks && isKept ? locks.request(lockOf(entry.id), { signal }, act) : act());
    void follow(entry);
  }

  function lockOf(id: string): string {
    return `${store?.name}:${id}`;
  }

  async function send(entry: Entry, signal: AbortSignal): Promise<void> {
    // Another tab may have sent a part of it, or everything.
    const known = await read(entry);
    signal.throwIfAborted();
    if (known) update(entry, known.file ? { ...known, state: entry.state } : known);
    if (!has(entry) || !entry.file) return;
    const result = await sendFile(entry, {
      transport,
      signal,
      baseDelayMs,
      headers: async (reason) => client?.requestHeaders(reason, signal) ?? {},
      update: (change) => update(entry, change),
      keep: () => keep(entry),
    });
    update(entry, result);
    await keep(entry);
  }

  /** A file is received only when the server says so. */
  async function follow(entry: Entry): Promise<void> {
    const { signal } = closing;
    for (let tries = 0; entry.state === "sent" && has(entry); tries += 1) {
      if (!status || signal.aborted) return;
      const answer = await status(entry.id, signal).catch(() => undefined);
      if (signal.aborted) return;
      if (answer === "received") update(entry, { state: "received" });
      else if (answer) update(entry, { state: "failed", error: answer.refused, retryable: false });
      else await pause(retryDelay(tries, { baseDelayMs, maxDelayMs: MAX_DELAY }), signal);
      if (answer) await keep(entry);
    }
  }

  async function restore(): Promise<void> {
    for (const item of (await withStore((files) => files.all())) ?? []) {
      if (closing.signal.aborted) return;
      if (item.state === "received") {
        void withStore((files) => files.remove(item.id));
        continue;
      }
      const entry = { ...item };
      entries.set(entry.id, entry);
      stored.add(entry);
      if (entry.file && entry.state !== "failed") enqueue(entry);
      else void follow(entry);
    }
    publish();
  }
  const restored = restore();

  async function prepare(entry: Entry, file: File): Promise<void> {
    const problem = await fileProblem(file, options);
    if (problem) return update(entry, { state: "failed", problem, file: undefined });
    try {
      entry.file = (await removePlace?.(file)) ?? file;
    } catch {
      // Not the original, which may tell where it was taken.
      return update(entry, { state: "failed", problem: "unreadable", file: undefined });
    }
    entry.size = entry.file.size;
    await keep(entry);
    if (has(entry)) enqueue(entry);
  }

  function forget(id: string): void {
    const entry = entries.get(id);
    if (entry) queue.delete(entry);
    entries.delete(id);
    running.get(id)?.abort();
    publish();
  }

  function close(): void {
    closing.abort();
    for (const controller of running.values()) controller.abort();
    queue.clear();
  }

  async function clear(): Promise<void> {
    stopObserving?.();
    drop();
    await withStore((files) => files.clear());
  }

  function drop(): void {
    close();
    entries.clear();
    publish();
  }

  // Also after `close`: the files of a page that was left are still in the store at logout.
  const stopObserving = client?.subscribe(({ type }) => {
    if (type === "clear") void clear();
    // The files of the user before are kept, but not sent with the token of this one.
    if (type === "user") drop();
  });

  function expectOpen(): void {
    if (!closing.signal.aborted) return;
    throw new DOMException("The queue is closed. Create another one.", "InvalidStateError");
  }

  return {
    get items() {
      return items;
    },
    get isKept() {
      return isKept;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async add(files) {
      await restored;
      expectOpen();
      const notAdded = { duplicates: 0, tooMany: 0 };
      const added = new Map<Entry, File>();
      for (const file of files) {
        const usable = [...entries.values()].filter(({ state }) => state !== "failed");
        const count = usable.filter(({ state }) => state !== "received").length;
        if (usable.some((entry) => isSame(entry, file))) notAdded.duplicates += 1;
        else if (count >= maxFiles) notAdded.tooMany += 1;
        else added.set(entryOf(file), file);
      }
      publish();
      // One after the other, because a thousand photos do not fit into memory.
      for (const [entry, file] of added) if (has(entry)) await prepare(entry, file);
      return notAdded;
    },
    remove(id) {
      forget(id);
      void withStore(async (files) => {
        const remove = (): Promise<unknown> => files.remove(id);
        // Another tab that is sending the file loses its lock, and then does not find the file.
        await (locks ? locks.request(lockOf(id), { steal: true }, remove) : remove());
      });
    },
    retry(id) {
      const entry = entries.get(id);
      if (entry?.file && entry.state === "failed") enqueue(entry);
    },
    close,
    clear,
  };

  function entryOf({ name, type, size, lastModified }: File): Entry {
    const id = crypto.randomUUID();
    const entry: Entry = { id, name, type, size, lastModified, state: "waiting", sent: 0 };
    entries.set(id, entry);
    return entry;
  }
}

function isSame(entry: Entry, { name, size, lastModified }: File): boolean {
  return entry.name === name && entry.size === size && entry.lastModified === lastModified;
}
