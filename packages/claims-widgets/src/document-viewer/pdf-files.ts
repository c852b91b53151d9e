import type { DocumentSettings } from "@claimkit/widget-runtime";
import type { getDocument } from "pdfjs-dist";

type Source = Exclude<Parameters<typeof getDocument>[0], string | URL | ArrayBuffer>;

/** Where pdf.js gets the files from that only some documents need. */
export function pdfFiles({ wasmUrl, cMapUrl, useWasm = true }: DocumentSettings): Source {
  return {
    useWasm,
    // pdf.js imports the name of a decoder in this folder, which is the fragment of a file.
    wasmUrl: wasmUrl ?? `${new URL("./image-decoders.js", import.meta.url).href}#/`,
    ...(cMapUrl !== undefined && { cMapUrl }),
    BinaryDataFactory: class {
      async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
        const folder = kind === "wasmUrl" ? wasmUrl : kind === "cMapUrl" ? cMapUrl : undefined;
        const url = folder === undefined ? ownFiles[filename]?.() : folder + filename;
        if (url === undefined) throw new Error(`No URL of ${filename}.`);
        const response = await fetch(url);
        if (!response.ok) throw new Error(`${filename}: HTTP ${response.status}`);
        return new Uint8Array(await response.arrayBuffer());
      }
    },
  };
}

// Complete expressions, because bundlers look for them. The build copies the files and shortens the paths.
const ownFiles: Partial<Record<string, () => URL>> = {
  "jbig2.wasm": () => new URL("../../node_modules/pdfjs-dist/wasm/jbig2.wasm", import.meta.url),
  "openjpeg.wasm": () =>
    new URL("../../node_modules/pdfjs-dist/wasm/openjpeg.wasm", import.meta.url),
};
