import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { canvases, known, SLOW, withStyles } from "../../testing/documents.tsx";
import { renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import { DocumentViewer } from "./document-viewer.tsx";

withStyles();
afterEach(cleanup);

/** The globals of a host that uses pdf.js itself, in another version. */
const hosts = {
  pdfjsLib: { version: "2.0" },
  pdfjsWorker: { WorkerMessageHandler: { setup: () => expect.unreachable() } },
};

// One test, because the worker is started once for all documents of a page.
test("starts the host's own worker, once for all documents; works without one that doesn't start, and leaves the host's pdf.js alone", async () => {
  Object.assign(globalThis, hosts);
  const createWorker = vi.fn<() => Worker>(() => {
    throw new DOMException("from elsewhere", "SecurityError");
  });
  const logs = ["warn", "error"].map((level) => vi.spyOn(console, level as "warn" | "error"));
  const documents = { createWorker, cMapUrl: "/cmaps/" };

  const { rerender } = renderOverSandbox(<DocumentViewer {...known.tagged} />, { documents });
  await screen.findByRole("toolbar", { name: "Current estimate" }, SLOW);
  await expect.poll(canvases).toBe(1);
  rerender(<DocumentViewer {...known.initial} />);
  await screen.findByRole("toolbar", { name: "Initial estimate" }, SLOW);
  await expect.poll(canvases).toBe(1);

  expect(createWorker).toHaveBeenCalledOnce();
  expect(globalThis).toMatchObject(hosts);
  expect(logs.flatMap(({ mock }) => mock.calls)).toEqual([]);
});
