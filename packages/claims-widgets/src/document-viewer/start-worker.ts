import { workerUrl } from "@claimkit/ui-kit/internal/worker-url";

/** In ms. A worker that has its code and has not answered by then may never answer. */
const PATIENCE = 4000;
/** In ms. How long to wait for the code of a worker, which takes half a minute on a slow connection. */
const MAX_DOWNLOAD = 30_000;

/** How to start a worker. */
export interface WorkerSource {
  create: () => Worker | Promise<Worker>;
  /** URL of its code, if known. */
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
 * Starts a worker and waits for its first message: a policy, a server or a bundler may prevent it, and
 * browsers report that late or never. The timeout starts when its code has arrived, if its URL is
 * known.
 */
export function startWorker({ create, url }: WorkerSource): StartedWorker {
  const settled = new AbortController();
  const { signal } = settled;
  const arrived = url === undefined ? undefined : arrival(url, signal);
  const created = Promise.resolve().then(create);
  const atAll = answered(created).finally(() => settled.abort());
  return { atAll, inTime: Promise.race([atAll, tooLate(created, arrived, signal)]) };
}

/** The worker of this package. Its URL is not inside `new Worker`, so that it can be made a trusted one. */
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
    // For example on a page that blocks workers from other origins.
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
  // A worker that can't be created has failed immediately.
  await created.catch(() => undefined);
  await arrived;
  await pause(PATIENCE, signal);
}

/**
 * Resolves when a file has been downloaded, according to the browser's resource timing; after 30 s at
 * most.
 */
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

/** Waits, until the signal aborts at the latest, so that no timer is left running. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = signal.aborted ? undefined : setTimeout(resolve, ms);
    signal.addEventListener("abort", () => clearTimeout(timer));
  });
}
