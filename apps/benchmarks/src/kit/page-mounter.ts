import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { type Cases, pageOf } from "./cases.ts";
import type { Part } from "./parts.ts";

declare global {
  interface Window {
    /** Empties the page, collects garbage, and prepares a page of `count` instances. */
    prepare(part: Part, count?: number): void;
    /** Mounts that page, lays it out, and waits two frames for deferred work of the library. */
    mount(): Promise<void>;
    /** Clicks the only button of that page, lays out the popup, and waits two frames. */
    openPopup(): Promise<void>;
  }
}

const DIALOG = "dialog, [role=dialog], [role=alertdialog]";

/** Defines `prepare`, `mount` and `openPopup` on `window`. */
export function mountOnDemand(cases: Cases): void {
  let clear: (() => void) | undefined;

  window.prepare = (part, count) => {
    clear?.();
    const page = pageOf(cases, part, count);
    const host = document.createElement("div");
    document.body.append(host);
    const root = createRoot(host);
    clear = () => {
      root.unmount();
      host.remove();
    };
    window.mount = () => inTask(() => flushSync(() => root.render(page)));
    window.openPopup = async () => {
      await inTask(() => host.querySelector("button")?.click());
      const isOpen = [...document.querySelectorAll(DIALOG)].some((dialog) =>
        dialog.checkVisibility({ visibilityProperty: true }),
      );
      if (!isOpen) throw new Error(`The button of ${part} opened no dialog.`);
    };
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
