import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { type Cases, INSTANCES, pageOf } from "./cases.ts";
import type { Part } from "./parts.ts";

declare global {
  interface Window {
    /** Mounts a page of one part, lays it out, and says how long that took, in milliseconds. */
    mount(part: Part): Promise<number>;
  }
}

/**
 * Puts `mount` on the page. What a library puts off until after its effects (another pass, a measurement
 * in the next frame) does not count, to its advantage.
 */
export function mountOnDemand(cases: Cases): void {
  window.mount = async (part) => {
    const page = pageOf(cases, part, INSTANCES);
    const host = document.createElement("div");
    document.body.append(host);
    const root = createRoot(host);
    globalThis.gc?.();

    const start = performance.now();
    flushSync(() => root.render(page));
    host.getBoundingClientRect();
    const took = performance.now() - start;

    await new Promise(requestAnimationFrame);
    root.unmount();
    host.remove();
    return took;
  };
}
