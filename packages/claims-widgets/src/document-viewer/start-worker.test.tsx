import { afterEach, expect, test, vi } from "vitest";
import { startWorker } from "./start-worker.ts";

afterEach(() => {
  vi.useRealTimers();
});

/** A worker with this source. */
function workerOf(source: string): Worker {
  return new Worker(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
}

test("returns a worker that has sent a message", async () => {
  const worker = workerOf("postMessage('ready')");

  expect(await startWorker({ create: () => worker }).inTime).toBe(worker);
  worker.terminate();
});

test("waits for a worker that a host is still loading", async () => {
  const worker = workerOf("postMessage('ready')");

  expect(await startWorker({ create: async () => worker }).inTime).toBe(worker);
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
  { case: "is not a script", create: (): Worker => workerOf("<!doctype html>") },
])("returns none if it $case", async ({ create }) => {
  const { inTime, atAll } = startWorker({ create });
  expect(await inTime).toBeUndefined();
  expect(await atAll).toBeUndefined();
});

test("times out after 4 s, and still returns a worker that responds later", async () => {
  vi.useFakeTimers();
  const worker = workerOf("onmessage = () => postMessage('ready')");

  const { inTime, atAll } = startWorker({ create: () => worker });
  await vi.advanceTimersByTimeAsync(4000);
  expect(await inTime).toBeUndefined();

  worker.postMessage("go on", []);
  expect(await atAll).toBe(worker);
  worker.terminate();
});

test("starts the 4 s when the code has been downloaded, on any connection", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  // The module that runs in it sends nothing.
  const { href: url } = new URL("./page-layout.ts", import.meta.url);
  const worker = new Worker(url, { type: "module" });
  let hasEnded = false;
  void startWorker({ create: () => worker, url }).inTime.then(() => (hasEnded = true));
  // Before the browser can have downloaded anything.
  vi.advanceTimersByTime(20_000);
  await Promise.resolve();
  expect(hasEnded).toBe(false);

  await expect.poll(() => performance.getEntriesByName(url)).toHaveLength(1);
  await expect.poll(() => vi.getTimerCount()).toBe(2);
  vi.advanceTimersByTime(3999);
  await Promise.resolve();
  expect(hasEnded).toBe(false);
  vi.advanceTimersByTime(1);
  await expect.poll(() => hasEnded).toBe(true);
  worker.terminate();
});
