import { basename } from "node:path";
import { build } from "esbuild";
import { targets } from "./targets.ts";

/** Required by the license of pdf.js. Minifiers remove the original, longer notice. */
export const notice =
  "/*! With pdf.js, © Mozilla Foundation, Apache License 2.0, https://mozilla.github.io/pdf.js/ */";

/**
 * Bundles a worker into one classic script, because hosts' bundlers copy or minify the file without resolving
 * its imports.
 */
export async function bundleWorker(file: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: targets,
    // MapLibre's manifest declares its worker free of side effects, so it would be removed.
    ignoreAnnotations: true,
    define: { "import.meta.url": "self.location.href" },
    // MapLibre's worker already has a notice.
    ...(basename(file).startsWith("pdf-") && { banner: { js: notice } }),
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}
