import type { ComponentType } from "react";
import type { DocumentReaderProps } from "./document-reader.tsx";

/** Loads what shows a document that is open: it comes together with pdf.js, and no sooner. */
export async function loadReader(): Promise<{ default: ComponentType<DocumentReaderProps> }> {
  const { DocumentReader } = await import("./document-reader.tsx");
  return { default: DocumentReader };
}
