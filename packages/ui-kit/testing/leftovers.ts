import { onTestFinished } from "vitest";
import { cdp } from "vitest/browser";

/** What a component could leave behind after it is removed. */
export interface Leftovers {
  /** Number of nodes, in the page or referenced by a script. */
  nodes: number;
  jsEventListeners: number;
  /** Number of listeners of window and document, by event. */
  listeners: Record<string, number>;
  /** Inline styles of the root element. */
  page: string;
  /** Inline styles of the body. */
  body: string;
}

/** Starts to count listeners of window and document; returns a function that counts everything. */
export function watchLeftovers(): () => Promise<Leftovers> {
  const listeners: Record<string, number> = {};
  for (const target of [window, document]) watch(target, listeners);

  return async () => {
    // Otherwise the counters include garbage.
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

/** Not a spy, which would keep references to all listeners. */
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
