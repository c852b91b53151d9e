import { resolve } from "node:path";
import { build } from "esbuild";
import { targets } from "./targets.ts";
import { noticeFor } from "./third-party-licenses.ts";

/** A worker, or a module that workers import, in one file. */
export interface BundledWorker {
  code: string;
  /** Paths of the modules that it contains. */
  modules: readonly string[];
}

/** Sources whose URL the viewer and the map use, as a pattern of their names. */
export const LOADED_BY_URL = "*-{worker,decoders}.js";

/**
 * Bundles a worker into one classic script, and decoders into one module, because hosts' bundlers copy or minify the
 * file without resolving its imports.
 */
export async function bundleWorker(file: string): Promise<BundledWorker> {
  const isWorker = file.endsWith("-worker.js");
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: isWorker ? "iife" : "esm",
    target: targets,
    // MapLibre's manifest declares its worker free of side effects, so it would be removed.
    ignoreAnnotations: true,
    define: isWorker ? { "import.meta.url": "self.location.href" } : {},
    metafile: true,
  });
  const modules = Object.keys(metafile.inputs).map((module) => resolve(module));
  return { code: `${noticeFor(modules)}\n${outputFiles[0]?.text ?? ""}`, modules };
}
