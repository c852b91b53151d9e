/** How often a press that is held is checked, in ms. */
const HELD_CHECK = 50;

/**
 * Call it on `blur`, before anything below the field moves. If a press moved the focus, it waits for
 * that press to end: a button that moves between press and release gets no `click`. It calls back before
 * the `click` reaches its target, so a submit button sends what the callback has written. Otherwise it
 * calls back at once.
 *
 * @returns cancels the callback
 */
export function afterPress(then: () => void): () => void {
  const over = new AbortController();

  function end(): void {
    over.abort();
    clearTimeout(timer);
    then();
  }

  function check(): void {
    if (document.querySelector("html:active")) timer = setTimeout(check, HELD_CHECK);
    else end();
  }

  // Firefox marks what is pressed as active only after `blur`. A tap's `click` comes before any timer.
  let timer = setTimeout(check);
  addEventListener("click", end, { capture: true, signal: over.signal });
  return () => {
    over.abort();
    clearTimeout(timer);
  };
}
