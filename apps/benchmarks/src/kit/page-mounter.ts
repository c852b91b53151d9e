import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { type Cases, pageOf, type Part } from "./cases.ts";

declare global {
  interface Window {
    /** Empties the page, collects garbage, and prepares a page of a part. */
    prepare(part: Part): void;
    /** Mounts that page, lays it out, and waits two frames for deferred work of the library. */
    mount(): Promise<void>;
  }
}

/** Defines `prepare` and `mount` on `window`. */
export function mountOnDemand(cases: Cases): void {
  let clear: (() => void) | undefined;

  window.prepare = (part) => {
    clear?.();
    const page = pageOf(cases, part);
    const host = document.createElement("div");
    document.body.append(host);
    const root = createRoot(host);
    clear = () => {
      root.unmount();
      host.remove();
    };
    window.mount = () => inTask(() => flushSync(() => root.render(page)));
    globalThis.gc?.();
  };
}

/** Runs in a timer, because Chromium's metrics don't include code that the debugger evaluates. */
async function inTask(act: () => void): Promise<void> {
  await new Promise<void>((resolve) => {
    setTimeout(() => {
      act();
      document.body.getBoundingClientRect();
      resolve();
    });
  });
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
