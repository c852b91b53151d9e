import { renderToString } from "react-dom/server";
import { type Cases, pageOf } from "./cases.ts";
import type { Part } from "./parts.ts";

/** The fastest of several is taken, because other load on the machine only makes rendering slower. */
const TRIES = 5;

/** Renders a page of each part that the parent process requests, and sends the time in milliseconds. */
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
