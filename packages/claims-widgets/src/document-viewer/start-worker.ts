import { workerUrl } from "@claimkit/ui-kit/worker-url";

/** In ms; a worker that has its code and has not answered by then may never answer. */
const PATIENCE = 4000;
/** In ms; how long to wait for the code of a worker, which takes a slow connection half a minute. */
const MAX_DOWNLOAD = 30_000;

/** How to start a worker. */
export interface WorkerSource {
  create: () => Worker | Promise<Worker>;
  /** The address of its code, if known. */
  url?: string;
}

/** A worker that has been started, but has not answered yet. */
export interface StartedWorker {
  /** The worker, if it answers in time. */
  inTime: Promise<Worker | undefined>;
  /** The worker, whenever it answers; `undefined` if it fails. */
  atAll: Promise<Worker | undefined>;
}

/**
 * Starts a worker and waits for its first message: a policy, a server or a bundler may get in its way,
 * which is reported late or never. Time counts from when its code has arrived, where its address is known.
 */
export function startWorker({ create, url }: WorkerSource): StartedWorker {
  const settled = new AbortController();
  const { signal } = settled;
  const arrived = url === undefined ? undefined : arrival(url, signal);
  const created = Promise.resolve().then(create);
  const atAll = answered(created).finally(() => settled.abort());
  return { atAll, inTime: Promise.race([atAll, tooLate(created, arrived, signal)]) };
}

/** The worker of this package. Its address is apart from `new Worker`, so that it can be made trusted. */
export function ownWorker(): WorkerSource {
  const url = new URL("./pdf-worker.js", import.meta.url);
  const create = (): Worker => new Worker(workerUrl(url), { type: "module", name: "claimkit-pdf" });
  return { create, url: url.href };
}

async function answered(created: Promise<Worker>): Promise<Worker | undefined> {
  try {
    const worker = await created;
    if (await answers(worker)) return worker;
    worker.terminate();
  } catch {
    // Such as a page that takes no workers from elsewhere.
  }
  return undefined;
}

async function answers(worker: Worker): Promise<boolean> {
  const settled = new AbortController();
  const { signal } = settled;
  try {
    return await new Promise((resolve) => {
      worker.addEventListener("message", () => resolve(true), { signal });
      worker.addEventListener("error", () => resolve(false), { signal });
    });
  } finally {
    settled.abort();
  }
}

async function tooLate(
  created: Promise<Worker>,
  arrived: Promise<unknown> | undefined,
  signal: AbortSignal,
): Promise<undefined> {
  // A worker that can't be created has failed, which is known at once.
  await created.catch(() => undefined);
  await arrived;
  await pause(PATIENCE, signal);
}

/** When a file has been downloaded, as the browser's timeline of resources tells; at most 30 s. */
async function arrival(url: string, signal: AbortSignal): Promise<void> {
  if (!("PerformanceObserver" in globalThis)) return;
  const observed = new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName(url).length > 0) resolve();
    });
    observer.observe({ type: "resource" });
    signal.addEventListener("abort", () => observer.disconnect());
  });
  await Promise.race([observed, pause(MAX_DOWNLOAD, signal)]);
}

/** Waits. Once the signal aborts, nobody does, so the timer ends and keeps nothing alive. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = signal.aborted ? undefined : setTimeout(resolve, ms);
    signal.addEventListener("abort", () => clearTimeout(timer));
  });
}
