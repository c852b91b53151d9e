import { renderToString } from "react-dom/server";
import { type Cases, INSTANCES, pageOf } from "./cases.ts";
import type { Part } from "./parts.ts";

/** Renders a page of each part that the parent process names, and answers how long it took, in milliseconds. */
export function renderOnDemand(cases: Cases): void {
  process.on("message", (part: Part) => {
    const page = pageOf(cases, part, INSTANCES);
    globalThis.gc?.();
    const start = performance.now();
    renderToString(page);
    process.send?.(performance.now() - start);
  });
}
