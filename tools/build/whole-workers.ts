import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";
import { bundleWorker } from "./bundle-worker.ts";

/** How our sources name a worker. */
const WORKER = /new URL\("(\.\/[\w-]+-worker\.js)", import\.meta\.url\)/;

/**
 * For a page of this repository that Vite builds from our sources: their workers, whole, as published
 * packages have them. Vite would copy the source file, whose imports no browser can follow.
 */
export function wholeWorkers(): Plugin {
  return {
    name: "whole-workers",
    apply: "build",
    enforce: "pre",
    async transform(code, id) {
      const [named, worker] = WORKER.exec(code) ?? [];
      if (named === undefined || worker === undefined) return undefined;
      const source = await bundleWorker(join(dirname(id), worker));
      const file = this.emitFile({ type: "asset", name: basename(worker), source });
      return code.replace(named, `new URL(import.meta.ROLLUP_FILE_URL_${file}, import.meta.url)`);
    },
  };
}
