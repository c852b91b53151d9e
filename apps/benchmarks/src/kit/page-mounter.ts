import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { type Cases, pageOf } from "./cases.ts";
import type { Part } from "./parts.ts";

declare global {
  interface Window {
    /** Gets ready to mount a page of one part, or so many, on an empty page and without old garbage. */
    prepare(part: Part, count?: number): void;
    /** Mounts that page, lays it out, and waits for two frames, in which libraries do what they have put off. */
    mount(): Promise<void>;
    /** Presses the only button of that page, lays out what it opens, and waits for two frames. */
    openPopup(): Promise<void>;
  }
}

const DIALOG = "dialog, [role=dialog], [role=alertdialog]";

/** Puts `prepare`, `mount` and `openPopup` on the page. */
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
      if (!isOpen) throw new Error(`The button of ${part} has opened nothing.`);
    };
    globalThis.gc?.();
  };
}

/** The browser counts what it calls back, not what a debugger has it evaluate. */
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
