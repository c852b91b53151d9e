// Why: docs/decisions/popups.md#escape-closes-the-last-one-that-was-opened
const key = Symbol.for("claimkit.escape");
const page = globalThis as { [key]?: AbortSignal[] };
/** Who waits for Escape, the topmost last. All copies of the kit on a page share it. */
const waiting = (page[key] ??= []);

/**
 * Calls back on Escape until the signal: only the one who came last, and nothing around it, such as a
 * modal, hears of the key. An Escape that takes back an unfinished character (Japanese, Chinese) is none.
 */
export function onEscape(close: () => void, signal: AbortSignal): void {
  waiting.push(signal);
  signal.addEventListener("abort", () => waiting.splice(waiting.indexOf(signal), 1));

  function listen(event: KeyboardEvent): void {
    // Safari sends the key that ends a composition after it, with this code.
    const isComposing = event.isComposing || event.keyCode === 229;
    if (event.key !== "Escape" || isComposing || waiting.at(-1) !== signal) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    close();
  }
  addEventListener("keydown", listen, { capture: true, signal });
}
