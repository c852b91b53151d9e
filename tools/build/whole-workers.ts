import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";
import { bundleWorker } from "./bundle-worker.ts";

/** Matches the URL of a worker, or of decoders, in the sources. */
const WORKER = /new URL\("(\.\/[\w-]+-(?:worker|decoders)\.js)", import\.meta\.url\)/;

/**
 * Bundles workers and decoders when Vite builds a page of this repository from the sources, as in published packages.
 * Otherwise, Vite would copy the source file, whose imports browsers cannot resolve.
 */
export function wholeWorkers(): Plugin {
  return {
    name: "whole-workers",
    apply: "build",
    enforce: "pre",
    async transform(code, id) {
      const [url, worker] = WORKER.exec(code) ?? [];
      if (url === undefined || worker === undefined) return undefined;
      const { code: source } = await bundleWorker(join(dirname(id), worker));
      const file = this.emitFile({ type: "asset", name: basename(worker), source });
      return code.replace(url, `new URL(import.meta.ROLLUP_FILE_URL_${file}, import.meta.url)`);
    },
  };
}
