import type { DocumentSettings } from "@claimkit/widget-runtime";
import type { Pdf } from "./pdf.ts";

/**
 * Opens a PDF with pdf.js, which is loaded when it is first needed. Takes the bytes away.
 * When the signal aborts, before it is open or after, everything of it is given up.
 */
export async function loadPdf(
  bytes: ArrayBuffer,
  settings: DocumentSettings,
  signal: AbortSignal,
): Promise<Pdf> {
  const { openPdf } = await import("./pdf-js.ts");
  return openPdf(bytes, settings, signal);
}
