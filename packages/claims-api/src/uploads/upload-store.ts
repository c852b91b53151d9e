import type { UploadItem } from "./upload-item.ts";

/** Where a queue keeps its files. Every method may reject; the queue then goes on without it. */
export interface UploadStore {
  /** Name of the store, by which tabs recognize that they have the same. */
  readonly name: string;
  /** Returns all files. */
  all: () => Promise<UploadItem[]>;
  /** Returns a file. */
  get: (id: string) => Promise<UploadItem | undefined>;
  /** Adds or replaces a file. */
  put: (item: UploadItem) => Promise<unknown>;
  /** Removes a file. */
  remove: (id: string) => Promise<unknown>;
  /** Removes all files. */
  clear: () => Promise<unknown>;
}

const FILES = "files";

/**
 * Keeps the files of a user in IndexedDB, so that a queue continues after a reload or a restart of the browser.
 *
 * @param user the host's id of the user; each user has a database of their own
 */
export function uploadStore(user: string): UploadStore {
  const name = `claimkit:uploads:1:${user}`;
  let opened: Promise<IDBDatabase> | undefined;

  function open(): Promise<IDBDatabase> {
    opened ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(name);
      request.addEventListener("upgradeneeded", () =>
        request.result.createObjectStore(FILES, { keyPath: "id" }),
      );
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(request.error));
    });
    return opened;
  }

  async function run<T>(
    mode: IDBTransactionMode,
    act: (files: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    const transaction = (await open()).transaction(FILES, mode);
    return new Promise((resolve, reject) => {
      const request = act(transaction.objectStore(FILES));
      // A request may succeed although there is no room for its transaction.
      transaction.addEventListener("complete", () => resolve(request.result));
      transaction.addEventListener("abort", () => reject(transaction.error));
    });
  }

  return {
    name,
    all: () => run("readonly", (files) => files.getAll() as IDBRequest<UploadItem[]>),
    get: (id) => run("readonly", (files) => files.get(id) as IDBRequest<UploadItem | undefined>),
    put: (item) => run("readwrite", (files) => files.put(item)),
    remove: (id) => run("readwrite", (files) => files.delete(id)),
    clear: () => run("readwrite", (files) => files.clear()),
  };
}
