import { basename } from "node:path";
import { build } from "esbuild";
import { targets } from "./targets.ts";

/** The license of pdf.js asks for it wherever its code goes, and minifiers drop its own long form. */
export const notice =
  "/*! With pdf.js, © Mozilla Foundation, Apache License 2.0, https://mozilla.github.io/pdf.js/ */";

/**
 * Bundles a worker into one classic script. A page starts it by its URL, and hosts' bundlers copy or
 * minify the file without looking at its imports.
 */
export async function bundleWorker(file: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: targets,
    // MapLibre's manifest says that its worker does nothing when it is imported, and it would be left out.
    ignoreAnnotations: true,
    define: { "import.meta.url": "self.location.href" },
    // MapLibre's worker begins with a notice of its own.
    ...(basename(file).startsWith("pdf-") && { banner: { js: notice } }),
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}
