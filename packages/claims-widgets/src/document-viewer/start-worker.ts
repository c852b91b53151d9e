import { workerUrl } from "@claimkit/ui-kit/worker-url";

/** In ms; a worker that has not said a word by then never will. */
const PATIENCE = 4000;

/**
 * Starts a worker, and sees to it that it runs: what a policy, a server or a bundler got in the way of
 * fails late or not at all. None, if it does not.
 */
export async function startWorker(
  create: () => Worker | Promise<Worker> = ownWorker,
): Promise<Worker | undefined> {
  try {
    const worker = await create();
    if (await speaks(worker)) return worker;
    worker.terminate();
  } catch {
    // Such as a page that takes no workers from elsewhere.
  }
  return undefined;
}

/** The address stands apart from `new Worker`, so that it can be made a trusted one. */
function ownWorker(): Worker {
  const url = new URL("./pdf-worker.js", import.meta.url);
  return new Worker(workerUrl(url), { type: "module", name: "claimkit-pdf" });
}

async function speaks(worker: Worker): Promise<boolean> {
  const settled = new AbortController();
  const { signal } = settled;
  try {
    return await new Promise((resolve) => {
      worker.addEventListener("message", () => resolve(true), { signal });
      worker.addEventListener("error", () => resolve(false), { signal });
      signal.addEventListener("abort", () => clearTimeout(timer));
      const timer = setTimeout(() => resolve(false), PATIENCE);
    });
  } finally {
    settled.abort();
  }
}
