import { renderToString } from "react-dom/server";
import { type Cases, pageOf } from "./cases.ts";
import type { Part } from "./parts.ts";

/** Others on the machine can only make a rendering slower: the quickest of a few is the least disturbed. */
const TRIES = 5;

/** Renders a page of each part that the parent process names, and answers how long it took, in milliseconds. */
export function renderOnDemand(cases: Cases): void {
  process.on("message", (part: Part) => {
    const page = pageOf(cases, part);
    const times = Array.from({ length: TRIES }, () => {
      globalThis.gc?.();
      const start = performance.now();
      renderToString(page);
      return performance.now() - start;
    });
    process.send?.(Math.min(...times));
  });
}
