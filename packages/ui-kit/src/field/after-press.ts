/** `true` while a mouse button is down, and briefly after a tap. */
let isPressing = false;

const waiting = new Set<() => void>();

function follow({ type }: Event): void {
  isPressing = type === "mousedown";
  if (!isPressing) finish();
}

function finish(): void {
  for (const then of waiting) {
    waiting.delete(then);
    then();
  }
}

/**
 * Starts tracking presses. Call it on `focus`: the press that moves the focus away begins before
 * `blur`, and Firefox sets `:active` only after it.
 */
export function watchPresses(field: Node): void {
  // A key ends a press whose release the page never receives, as after a context menu. Adding the same
  // listener twice has no effect.
  for (const type of ["mousedown", "mouseup", "keydown"]) {
    field.getRootNode({ composed: true }).addEventListener(type, follow, true);
  }
}

/**
 * Call it on `blur`, before the layout below the field changes. If a press moved the focus, the
 * callback waits for that press to end: a button that moves between press and release gets no `click`.
 * The callback runs on release, because browsers have then chosen the target of the `click`, and what
 * the callback changes is rendered before it: a submit button submits it. During the `click`, rendering
 * would reset the `checked` of a controlled box that the browser has just changed. Without a press, the
 * callback runs synchronously.
 *
 * @returns a function that cancels a waiting callback
 */
export function afterPress(then: () => void): (() => void) | undefined {
  if (isPressing) {
    waiting.add(then);
    return () => waiting.delete(then);
  }
  then();
  return undefined;
}
