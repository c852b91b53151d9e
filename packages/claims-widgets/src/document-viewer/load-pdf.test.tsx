import { expect, test, vi } from "vitest";
import { pdfOfPages } from "../../testing/many-pages.ts";
import { ownWorker } from "./start-worker.ts";
import { loadPdf } from "./load-pdf.ts";

/** A worker that responds only when the test calls `respond`, and records its messages. */
async function silentWorker(): Promise<{ worker: Worker; respond: () => void }> {
  const worker = await ownWorker().create();
  const suppress = (event: Event): void => event.stopImmediatePropagation();
  worker.addEventListener("message", suppress);
  vi.spyOn(worker, "postMessage");
  const respond = (): void => {
    worker.removeEventListener("message", suppress);
    worker.dispatchEvent(new MessageEvent("message", { data: "at last" }));
  };
  return { worker, respond };
}

test("opens a document without a worker that does not respond, and the next one with it after it has responded", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const { worker, respond } = await silentWorker();
  const settings = { createWorker: () => worker };
  const { signal } = new AbortController();
  const bytes = await pdfOfPages(2).arrayBuffer();

  const first = loadPdf(bytes.slice(), settings, signal);
  await expect.poll(() => vi.getTimerCount(), { timeout: 40_000 }).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(4000);
  expect((await first).pageCount).toBe(2);
  expect(worker.postMessage).not.toHaveBeenCalled();

  respond();
  expect((await loadPdf(bytes, settings, signal)).pageCount).toBe(2);
  expect(worker.postMessage).toHaveBeenCalled();
  worker.terminate();
}, 60_000);
