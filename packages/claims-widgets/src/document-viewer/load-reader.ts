import type { DocumentReader } from "./document-reader.tsx";

/** The component that shows a document that is open. */
export type Reader = typeof DocumentReader;

/** Loads what shows a document that is open: it comes together with pdf.js, and no sooner. */
export async function loadReader(): Promise<Reader> {
  const module = await import("./document-reader.tsx");
  return module.DocumentReader;
}
