import type { DocumentSettings } from "@claimkit/widget-runtime";
import { keepGlobal } from "./host-globals.ts";
import type { Pdf } from "./pdf.ts";
import type * as PdfJs from "./pdf-js.ts";

/** The global variables that pdf.js sets when it is loaded. */
const GLOBAL = "pdfjsLib";

/**
 * Opens a PDF with pdf.js, which is loaded on first use. Transfers the bytes, so the caller can't use
 * them afterwards. When the signal aborts, before it is open or after, everything is released.
 */
export async function loadPdf(
  bytes: ArrayBuffer,
  settings: DocumentSettings,
  signal: AbortSignal,
): Promise<Pdf> {
  const { openPdf } = await importPdfJs();
  return openPdf(bytes, settings, signal);
}

/**
 * Starts loading pdf.js and its worker while the bytes of a document are still on their way. If that fails,
 * {@link loadPdf} tries again, and rejects.
 */
export function prefetchPdf(settings: DocumentSettings): void {
  importPdfJs().then(
    ({ startPdf }) => startPdf(settings).catch(() => undefined),
    () => undefined,
  );
}

async function importPdfJs(): Promise<typeof PdfJs> {
  const isHosts = GLOBAL in globalThis;
  const putBack = keepGlobal(GLOBAL);
  const module = await import("./pdf-js.ts");
  // Otherwise ours stays: a host that imports the same copy later finds it loaded, and may need the
  // global.
  if (isHosts) putBack();
  return module;
}
