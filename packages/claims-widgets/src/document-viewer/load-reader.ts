import type { DocumentReader } from "./document-reader.tsx";

/** The component that shows an open document. */
export type Reader = typeof DocumentReader;

/** Loads the component that shows an open document, together with pdf.js. */
export async function loadReader(): Promise<Reader> {
  const module = await import("./document-reader.tsx");
  return module.DocumentReader;
}
