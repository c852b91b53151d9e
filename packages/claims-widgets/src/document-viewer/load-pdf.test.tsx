import { expect, test, vi } from "vitest";
import { pdfOfPages } from "../../testing/many-pages.ts";
import { ownWorker } from "./start-worker.ts";
import { loadPdf } from "./load-pdf.ts";

/** A worker that answers on request, and records its messages. */
async function silentWorker(): Promise<{ worker: Worker; speak: () => void }> {
  const worker = await ownWorker().create();
  const silence = (event: Event): void => event.stopImmediatePropagation();
  worker.addEventListener("message", silence);
  vi.spyOn(worker, "postMessage");
  const speak = (): void => {
    worker.removeEventListener("message", silence);
    worker.dispatchEvent(new MessageEvent("message", { data: "at last" }));
  };
  return { worker, speak };
}

test("opens a document without a worker that does not answer, and the next one in it once it has answered", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const { worker, speak } = await silentWorker();
  const settings = { createWorker: () => worker };
  const { signal } = new AbortController();
  const bytes = await pdfOfPages(2).arrayBuffer();

  const first = loadPdf(bytes.slice(), settings, signal);
  await expect.poll(() => vi.getTimerCount(), { timeout: 40_000 }).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(4000);
  expect((await first).pageCount).toBe(2);
  expect(worker.postMessage).not.toHaveBeenCalled();

  speak();
  expect((await loadPdf(bytes, settings, signal)).pageCount).toBe(2);
  expect(worker.postMessage).toHaveBeenCalled();
  worker.terminate();
}, 60_000);
