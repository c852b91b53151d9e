import { onTestFinished } from "vitest";
import { cdp } from "vitest/browser";

/** What a part of the page leaves behind, if it leaves anything. */
export interface Leftovers {
  /** Elements and texts, in the page or held by someone. */
  nodes: number;
  jsEventListeners: number;
  /** How many listeners the page itself has, by event. */
  listeners: Record<string, number>;
  /** How the page scrolls. */
  page: string;
  body: string;
}

/** Counts from now on what listens to the window and to the document; returns how to look at all that is left. */
export function watchLeftovers(): () => Promise<Leftovers> {
  const listeners: Record<string, number> = {};
  for (const target of [window, document]) watch(target, listeners);

  return async () => {
    // Counted by the browser, after it has thrown away what nobody holds.
    await cdp().send("HeapProfiler.collectGarbage");
    const { nodes, jsEventListeners } = await cdp().send("Memory.getDOMCounters");
    const { documentElement, body } = document;
    return {
      nodes,
      jsEventListeners,
      listeners: Object.fromEntries(Object.entries(listeners).filter(([, count]) => count !== 0)),
      page: documentElement.style.cssText,
      body: body.style.cssText,
    };
  };
}

/** Not a spy, which would keep every listener that it has seen. */
function watch(target: EventTarget, listeners: Record<string, number>): void {
  const { addEventListener, removeEventListener } = target;
  const count = (type: string, by: number): void => {
    listeners[type] = (listeners[type] ?? 0) + by;
  };
  target.addEventListener = (type, listener, options) => {
    count(type, 1);
    if (typeof options === "object")
      options.signal?.addEventListener("abort", () => count(type, -1), { once: true });
    addEventListener.call(target, type, listener, options);
  };
  target.removeEventListener = (type, listener, options) => {
    count(type, -1);
    removeEventListener.call(target, type, listener, options);
  };
  onTestFinished(() => {
    Object.assign(target, { addEventListener, removeEventListener });
  });
}
