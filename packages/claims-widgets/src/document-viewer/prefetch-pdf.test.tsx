import { cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { known, SLOW } from "../../testing/documents.tsx";
import { renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import { DocumentViewer } from "./document-viewer.tsx";

// In a file of its own, because a page starts its worker once.

afterEach(cleanup);

test("the worker is started while the document is still on its way", async () => {
  const createWorker = vi.fn<() => Worker>(() => new Worker("/no-such-worker.js"));

  renderOverSandbox(<DocumentViewer {...known.tagged} />, {
    documents: { createWorker },
    sandbox: { faults: { document: { delayMs: 600_000 } } },
  });

  await expect.poll(() => createWorker.mock.calls, SLOW).toHaveLength(1);
}, 60_000);
