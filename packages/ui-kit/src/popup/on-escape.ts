// Why: docs/decisions/popups.md#escape-closes-the-last-one-that-was-opened
const key = Symbol.for("claimkit.escape");
const page = globalThis as { [key]?: AbortSignal[] };
/** Escape listeners, the topmost last. Shared by all copies of the kit on a page. */
const waiting = (page[key] ??= []);

/**
 * Calls back on Escape until the signal is aborted. Only the last listener is called, and nothing
 * around it, such as a modal, receives the key. An Escape that cancels a character composition
 * (Japanese, Chinese) does not count.
 */
export function onEscape(close: () => void, signal: AbortSignal): void {
  waiting.push(signal);
  signal.addEventListener("abort", () => waiting.splice(waiting.indexOf(signal), 1));

  function listen(event: KeyboardEvent): void {
    // Safari dispatches the key that ends a composition after it, with this code.
    const isComposing = event.isComposing || event.keyCode === 229;
    if (event.key !== "Escape" || isComposing || waiting.at(-1) !== signal) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    close();
  }
  addEventListener("keydown", listen, { capture: true, signal });
}
