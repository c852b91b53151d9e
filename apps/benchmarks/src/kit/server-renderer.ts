import { renderToString } from "react-dom/server";
import { type Cases, instancesOf, pageOf, type Part } from "./cases.ts";

/** The fastest of several is taken, because other load on the machine only makes rendering slower. */
const TRIES = 5;

// Why: docs/decisions/testing.md#how-the-kits-benchmark-compares
/** A page has a tenth of the instances, and is rendered ten times. */
const PAGES = 10;

/** Renders a page of each part that the parent process requests, and sends the time in milliseconds. */
export function renderOnDemand(cases: Cases): void {
  process.on("message", (part: Part) => {
    const page = pageOf(cases, part, instancesOf(part) / PAGES);
    const times = Array.from({ length: TRIES }, () => {
      globalThis.gc?.();
      const start = performance.now();
      for (let count = 0; count < PAGES; count += 1) renderToString(page);
      return performance.now() - start;
    });
    process.send?.(Math.min(...times));
  });
}
