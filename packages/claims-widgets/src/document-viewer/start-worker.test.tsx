import { afterEach, expect, test, vi } from "vitest";
import { startWorker } from "./start-worker.ts";

afterEach(() => {
  vi.useRealTimers();
});

/** A worker of this source. */
function workerOf(source: string): Worker {
  return new Worker(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
}

test("gives a worker that has said a word", async () => {
  const worker = workerOf("postMessage('ready')");

  expect(await startWorker(() => worker)).toBe(worker);
  worker.terminate();
});

test("waits for a worker that a host is still looking for", async () => {
  const worker = workerOf("postMessage('ready')");

  expect(await startWorker(async () => worker)).toBe(worker);
  worker.terminate();
});

test.each([
  {
    case: "can't be started",
    create: (): Worker => {
      throw new DOMException("cross-origin", "SecurityError");
    },
  },
  { case: "is not found", create: (): Worker => new Worker("/no-such-worker.js") },
  { case: "is no script", create: (): Worker => workerOf("<!doctype html>") },
])("gives none where it $case", async ({ create }) => {
  expect(await startWorker(create)).toBeUndefined();
});

test("ends a worker that says nothing for 4 s, and gives none", async () => {
  vi.useFakeTimers();
  const worker = workerOf("");
  const terminate = vi.spyOn(worker, "terminate");

  const started = startWorker(() => worker);
  await vi.advanceTimersByTimeAsync(4000);

  expect(await started).toBeUndefined();
  expect(terminate).toHaveBeenCalledOnce();
});
