import type { DocumentContent } from "./document-content.tsx";

/** The component that shows a document. */
export type Reader = typeof DocumentContent;

/** Loads the component that shows a document, together with pdf.js. */
export async function loadReader(): Promise<Reader> {
  const module = await import("./document-content.tsx");
  return module.DocumentContent;
}
