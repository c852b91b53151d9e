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
  /** Removes all files of the user, for logout. */
  clear: () => Promise<unknown>;
}

const FILES = "files";

/**
 * Keeps the files of a user in IndexedDB, so that a queue continues after a reload or a restart of the browser. At logout,
 * call `uploadStore(user.id).clear()`, which removes the files of all claims, also if the page has no queue then.
 *
 * @param user the host's id of the user; each user has a database of their own
 * @param claimNumber the claim to which the files belong; queues of other claims do not see them
 */
export function uploadStore(user: string, claimNumber = ""): UploadStore {
  const name = `claimkit:uploads:1:${user}`;
  let opened: Promise<IDBDatabase> | undefined;

  const open = (): Promise<IDBDatabase> => (opened ??= openFiles(name, () => (opened = undefined)));

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
    async all() {
      const files = await run("readonly", (all) => all.getAll() as IDBRequest<Kept[]>);
      return files.filter((file) => file.claimNumber === claimNumber);
    },
    get: (id) => run("readonly", (files) => files.get(id) as IDBRequest<Kept | undefined>),
    put: (item) => run("readwrite", (files) => files.put({ ...item, claimNumber })),
    remove: (id) => run("readwrite", (files) => files.delete(id)),
    async clear() {
      const files = await opened?.catch(() => undefined);
      files?.close();
      opened = undefined;
      // The name of the database contains the user's id, so delete the whole database.
      await deleteFiles(name);
    },
  };
}

/** A file as it is kept. */
type Kept = UploadItem & { readonly claimNumber: string };

function deleteFiles(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener("success", () => resolve());
    request.addEventListener("error", () => reject(request.error));
  });
}

/** @param onEnd called when the connection can no longer be used */
function openFiles(name: string, onEnd: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.addEventListener("upgradeneeded", () =>
      request.result.createObjectStore(FILES, { keyPath: "id" }),
    );
    request.addEventListener("success", () => {
      const { result } = request;
      // Browsers close connections of pages in the background, and when the user deletes the data of the site.
      result.addEventListener("close", onEnd);
      result.addEventListener("versionchange", () => {
        result.close();
        onEnd();
      });
      resolve(result);
    });
    request.addEventListener("error", () => {
      onEnd();
      reject(request.error);
    });
  });
}
