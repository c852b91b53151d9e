import { windowsOf } from "./windows-of.ts";

// Why: docs/decisions/popups.md#escape-closes-the-last-one-that-was-opened
const key = Symbol.for("claimkit.escape");
const page = globalThis as { [key]?: object[] };
/** Escape listeners and modals, the topmost last. Shared by all copies of the kit on a page. */
const waiting = (page[key] ??= []);

/**
 * Keeps Escape from the listeners so far until the returned function is called. For a modal, which
 * covers them and receives the key itself.
 */
export function coverEscape(by: object): () => void {
  waiting.push(by);
  return () => waiting.splice(waiting.indexOf(by), 1);
}

/**
 * Calls back on Escape until the signal is aborted. Only the last listener is called, and nothing
 * around it, such as a modal, receives the key. An Escape that cancels a character composition
 * (Japanese, Chinese) does not count.
 *
 * @param element what closes; it may be in a frame
 */
export function onEscape(element: Element, close: () => void, signal: AbortSignal): void {
  signal.addEventListener("abort", coverEscape(signal));

  function listen(event: KeyboardEvent): void {
    // Safari dispatches the key that ends a composition after it, with this code.
    const isComposing = event.isComposing || event.keyCode === 229;
    if (event.key !== "Escape" || isComposing || waiting.at(-1) !== signal) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    close();
  }
  for (const view of windowsOf(element)) {
    view.addEventListener("keydown", listen, { capture: true, signal });
  }
}
