// oxlint-disable-next-line typescript/triple-slash-reference -- whoever compiles this file needs it
/// <reference path="./pdf-worker-module.d.ts" />

import type { DocumentSettings } from "@claimkit/widget-runtime";
import { getDocument, PDFWorker, type PDFPageProxy, TextLayer, VerbosityLevel } from "pdfjs-dist";
import type { Pdf, PdfPage } from "./pdf.ts";
import { startWorker } from "./start-worker.ts";
import { structureOf } from "./structure-of.ts";

/** PDF counts in points, of which 72 are an inch, and CSS in pixels, of which 96 are. */
const PIXELS_PER_POINT = 96 / 72;

let worker: Promise<PDFWorker | undefined> | undefined;

/** Opens a PDF for as long as the signal does not abort. Only `load-pdf.ts` comes here. */
export async function openPdf(
  bytes: ArrayBuffer,
  { createWorker, wasmUrl, cMapUrl, useWasm = wasmUrl !== undefined }: DocumentSettings,
  signal: AbortSignal,
): Promise<Pdf> {
  worker ??= pdfWorker(createWorker);
  // What could not be fetched may be there at the next try.
  worker.catch(() => (worker = undefined));
  const readBy = await worker;
  signal.throwIfAborted();

  const task = getDocument({
    data: new Uint8Array(bytes),
    ...(readBy && { worker: readBy }),
    disableWorkerRendering: true,
    enableXfa: false,
    useWasm,
    verbosity: VerbosityLevel.ERRORS,
    ...(wasmUrl !== undefined && { wasmUrl }),
    ...(cMapUrl !== undefined && { cMapUrl }),
  });
  signal.addEventListener("abort", () => void task.destroy(), { once: true });
  const pdf = await task.promise;
  const page = async (number: number): Promise<PdfPage> => pageOf(await pdf.getPage(number));
  return { pageCount: pdf.numPages, pageSize: await page(1), page };
}

/**
 * One for all documents of the page; none where workers don't run. pdf.js then runs on the page's own
 * thread, with the code that is waiting there for it.
 */
async function pdfWorker(
  createWorker: DocumentSettings["createWorker"],
): Promise<PDFWorker | undefined> {
  const port = await startWorker(createWorker);
  if (!port) {
    await import("pdfjs-dist/build/pdf.worker.mjs");
    return undefined;
  }
  const options = { port, verbosity: VerbosityLevel.ERRORS };
  // Its types take the default, `null`, for all that a port can be.
  return new PDFWorker(options as { verbosity: number });
}

function pageOf(page: PDFPageProxy): PdfPage {
  const full = page.getViewport({ scale: PIXELS_PER_POINT });
  return {
    width: full.width,
    height: full.height,
    async draw(canvas, scale, signal) {
      const viewport = page.getViewport({ scale: PIXELS_PER_POINT * scale });
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      const task = page.render({ canvas, viewport });
      const cancel = (): void => task.cancel();
      signal.addEventListener("abort", cancel, { once: true });
      try {
        await task.promise;
      } finally {
        signal.removeEventListener("abort", cancel);
      }
    },
    async text() {
      const [content, tree] = await Promise.all([
        page.getTextContent({ includeMarkedContent: true }),
        page.getStructTree(),
      ]);
      return {
        lang: content.lang ?? undefined,
        structure: structureOf(tree, content.items),
        async fill(layer) {
          // Marks would bring ids into the page, and two documents have the same.
          const items = content.items.filter((item) => "str" in item);
          const textContentSource = { ...content, items };
          await new TextLayer({ textContentSource, container: layer, viewport: full }).render();
        },
      };
    },
    release: () => void page.cleanup(),
  };
}
