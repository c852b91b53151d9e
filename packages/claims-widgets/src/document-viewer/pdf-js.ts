// oxlint-disable-next-line typescript/triple-slash-reference -- hosts that compile this file need it
/// <reference path="./pdf-worker-module.d.ts" />

import type { DocumentSettings } from "@claimkit/widget-runtime";
import {
  AnnotationMode,
  getDocument,
  type PDFDocumentProxy,
  type PDFDocumentLoadingTask,
  PDFWorker,
  type PDFPageProxy,
  TextLayer,
  VerbosityLevel,
} from "pdfjs-dist";
import { keepGlobal } from "./host-globals.ts";
import { withDrawnTexts } from "./drawn-texts.ts";
import { drawsEverything } from "./draws-everything.ts";
import type { Pdf, PdfPage } from "./pdf.ts";
import { pdfFiles } from "./pdf-files.ts";
import { ownWorker, startWorker } from "./start-worker.ts";
import { structureOf } from "./structure-of.ts";
import { linesOf, textEdges } from "./text-edges.ts";
import { type Annotation, withFields } from "./with-fields.ts";

/** PDF uses points, 72 per inch; CSS uses pixels, 96 per inch. */
const PIXELS_PER_POINT = 96 / 72;

/** What parses documents: a worker or, without one, pdf.js's code on the main thread. */
type Reading = { worker: PDFWorker } | { mainThreadCode: unknown };

const NO_PAGE = { width: 0, height: 0 };

/** One for all documents of the page. */
let reading: Promise<Reading> | undefined;

/** Opens a PDF until the signal aborts. Only `load-pdf.ts` imports this. */
export async function openPdf(
  bytes: ArrayBuffer,
  settings: DocumentSettings,
  signal: AbortSignal,
): Promise<Pdf> {
  const readBy = await startPdf(settings);
  signal.throwIfAborted();

  const task = startTask(readBy, {
    data: new Uint8Array(bytes),
    disableWorkerRendering: true,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
    ...pdfFiles(settings),
  });
  signal.addEventListener("abort", () => void task.destroy(), { once: true });
  const pdf = await task.promise;
  const page = async (number: number): Promise<PdfPage> =>
    pageOf(await pdf.getPage(number), pdf.annotationStorage);
  const [pageSize, needsForms] = await Promise.all([
    pdf.numPages > 0 ? page(1) : NO_PAGE,
    isXfaForm(pdf),
  ]);
  return { pageCount: pdf.numPages, pageSize, needsForms, page };
}

/** Whether the pages only say that the document needs a program for XFA forms. */
async function isXfaForm(pdf: PDFDocumentProxy): Promise<boolean> {
  const { info } = await pdf.getMetadata();
  const { IsXFAPresent, IsAcroFormPresent } = info as Record<string, unknown>;
  if (!IsXFAPresent || !IsAcroFormPresent) return IsXFAPresent === true;
  // With fields, a form may have pages of its own. pdf.js does not return this entry.
  const bytes = await pdf.getData();
  return /\/NeedsRendering\s+true/.test(new TextDecoder("latin1").decode(bytes));
}

/** Starts what parses documents, unless it has been started. */
export function startPdf({ createWorker }: DocumentSettings): Promise<Reading> {
  const started = (reading ??= startReading(createWorker));
  // A failed download may succeed on the next try.
  started.catch(() => {
    if (reading === started) reading = undefined;
  });
  return started;
}

/**
 * Starts a worker. If it doesn't answer in time, this document is parsed on the main thread, and later
 * ones in the worker once it has answered.
 */
async function startReading(createWorker: DocumentSettings["createWorker"]): Promise<Reading> {
  const { inTime, atAll } = startWorker(createWorker ? { create: createWorker } : ownWorker());
  const port = await inTime;
  if (port) return readingIn(port);
  void atAll.then((late) => {
    if (late) reading = Promise.resolve(readingIn(late));
  });
  const putBack = keepGlobal(CODE);
  await import("pdfjs-dist/build/pdf.worker.mjs");
  const mainThreadCode: unknown = Reflect.get(globalThis, CODE);
  putBack();
  return { mainThreadCode };
}

function readingIn(port: Worker): Reading {
  const options = { port, verbosity: VerbosityLevel.ERRORS };
  // Its types infer `null` from the default, for all types of ports.
  return { worker: new PDFWorker(options as { verbosity: number }) };
}

/** The global from which pdf.js takes its code for the main thread. */
const CODE = "pdfjsWorker";

type Source = Exclude<Parameters<typeof getDocument>[0], string | URL | ArrayBuffer>;

function startTask(readBy: Reading, source: Source): PDFDocumentLoadingTask {
  if ("worker" in readBy) return getDocument({ ...source, worker: readBy.worker });
  // pdf.js reads it while it starts, and the value may be a host's.
  const putBack = keepGlobal(CODE);
  Reflect.set(globalThis, CODE, readBy.mainThreadCode);
  try {
    return getDocument(source);
  } finally {
    putBack();
  }
}

function pageOf(page: PDFPageProxy, stored: PDFDocumentProxy["annotationStorage"]): PdfPage {
  const full = page.getViewport({ scale: PIXELS_PER_POINT });
  let annotations: Promise<Annotation[]> | undefined;
  const readAnnotations = (): Promise<Annotation[]> => (annotations ??= page.getAnnotations());
  return {
    width: full.width,
    height: full.height,
    async draw(canvas, scale, signal) {
      const viewport = page.getViewport({ scale: PIXELS_PER_POINT * scale });
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      // pdf.js draws a field without an appearance only if its value has been changed.
      for (const { id, hasAppearance, fieldValue } of await readAnnotations()) {
        if (!hasAppearance && typeof fieldValue === "string")
          stored.setValue(id, { value: fieldValue });
      }
      signal.throwIfAborted();
      const annotationMode = AnnotationMode.ENABLE_STORAGE;
      const task = page.render({ canvas, viewport, annotationMode });
      const cancel = (): void => task.cancel();
      signal.addEventListener("abort", cancel, { once: true });
      try {
        await task.promise;
        return await drawsEverything(page, canvas);
      } finally {
        signal.removeEventListener("abort", cancel);
      }
    },
    async text() {
      const [pageText, tree, fields] = await Promise.all([
        page.getTextContent({ includeMarkedContent: true }),
        page.getStructTree(),
        readAnnotations().then((found) => withDrawnTexts(page, found)),
      ]);
      const content = withFields(pageText, fields);
      return {
        lang: content.lang ?? undefined,
        structure: structureOf(tree, content.items),
        lines: linesOf(content.items),
        edges: textEdges(content.items, (x, y) => full.convertToViewportPoint(x, y)),
        async fill(layer) {
          layer.style.setProperty("--ck-document-user-unit", String(page.userUnit));
          // Annotations would add ids to the page, and two documents may have the same.
          const items = content.items.filter((item) => "str" in item);
          const textContentSource = { ...content, items };
          await new TextLayer({ textContentSource, container: layer, viewport: full }).render();
        },
      };
    },
    release: () => void page.cleanup(),
  };
}
