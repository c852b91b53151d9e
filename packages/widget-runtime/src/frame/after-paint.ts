/**
 * Calls back once the next frame is on screen. A hidden tab draws no frames: there, and as soon as
 * the tab is hidden, it calls back without one.
 *
 * @returns takes it back
 */
export function afterPaint(callback: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(finish);
  });

  function cancel(): void {
    cancelAnimationFrame(frame);
    document.removeEventListener("visibilitychange", finishIfHidden);
  }
  function finish(): void {
    cancel();
    callback();
  }
  function finishIfHidden(): void {
    if (document.hidden) finish();
  }

  document.addEventListener("visibilitychange", finishIfHidden);
  finishIfHidden();
  return cancel;
}
