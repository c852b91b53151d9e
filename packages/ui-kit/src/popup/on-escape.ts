const key = Symbol.for("claimkit.escape");
const page = globalThis as { [key]?: object[] };
/** Who waits for Escape, the topmost last. All copies of the kit on a page share it. */
const waiting = (page[key] ??= []);

/**
 * Calls back on Escape until the returned function is called: only the one who came last, and nothing
 * around it, such as a modal, hears of the key. One that cancels the input of a character
 * (Japanese, Chinese) closes nothing.
 */
export function onEscape(close: () => void): () => void {
  const me = {};
  function listen(event: KeyboardEvent): void {
    // Safari sends the key that ends a composition after it, with this code.
    const isComposing = event.isComposing || event.keyCode === 229;
    if (event.key !== "Escape" || isComposing || waiting.at(-1) !== me) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    close();
  }

  waiting.push(me);
  addEventListener("keydown", listen, true);
  return () => {
    waiting.splice(waiting.indexOf(me), 1);
    removeEventListener("keydown", listen, true);
  };
}
