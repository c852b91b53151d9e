/** `true` while a mouse button is down; a tap has such a moment too, after the finger is up. */
let isPressing = false;

const waiting = new Set<() => void>();

function follow({ type }: Event): void {
  isPressing = type === "mousedown";
  // A click follows in the same task, if there is one.
  if (type === "mouseup") setTimeout(finish);
  else if (!isPressing) finish();
}

function finish(): void {
  for (const then of waiting) {
    waiting.delete(then);
    then();
  }
}

/**
 * Starts to follow presses. Call it on `focus`: the press that takes the focus away begins before
 * `blur`, and Firefox sets `:active` only after it.
 */
export function watchPresses(): void {
  // A key ends a press whose release the page never receives, as after a context menu. The same
  // listener is not added twice.
  for (const type of ["mousedown", "mouseup", "click", "keydown"]) {
    addEventListener(type, follow, true);
  }
}

/**
 * Call it on `blur`, before anything below the field moves. If a press moved the focus, it waits for
 * that press to end: a button that moves between press and release gets no `click`. It calls back before
 * the `click` reaches its target, so a submit button sends what the callback has written. Otherwise it
 * calls back at once.
 *
 * @returns cancels the callback, if that has to wait
 */
export function afterPress(then: () => void): (() => void) | undefined {
  if (isPressing) {
    waiting.add(then);
    return () => waiting.delete(then);
  }
  then();
  return undefined;
}
