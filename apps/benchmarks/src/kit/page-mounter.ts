import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { type Cases, INSTANCES, pageOf } from "./cases.ts";
import type { Part } from "./parts.ts";

declare global {
  interface Window {
    /** Gets ready to mount a page of one part, on an empty page and without old garbage. */
    prepare(part: Part): void;
    /** Mounts that page, lays it out, and waits for two frames, in which libraries do what they have put off. */
    mount(): Promise<void>;
  }
}

/** Puts `prepare` and `mount` on the page. */
export function mountOnDemand(cases: Cases): void {
  let clear: (() => void) | undefined;

  window.prepare = (part) => {
    clear?.();
    const page = pageOf(cases, part, INSTANCES);
    const host = document.createElement("div");
    document.body.append(host);
    const root = createRoot(host);
    clear = () => {
      root.unmount();
      host.remove();
    };
    window.mount = async () => {
      // The browser counts what it calls back, not what a debugger has it evaluate.
      await new Promise<void>((resolve) => {
        setTimeout(() => {
          flushSync(() => root.render(page));
          host.getBoundingClientRect();
          resolve();
        });
      });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    };
    globalThis.gc?.();
  };
}
