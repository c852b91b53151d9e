/**
 * Calls back once the next frame is on screen. A hidden tab draws no frames: there, and as soon as
 * the tab is hidden, it calls back without one.
 *
 * @returns takes it back
 */
export function afterPaint(callback: () => void): () => void {
  let isDone = false;
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(finish);
  });

  function cancel(): void {
    isDone = true;
    cancelAnimationFrame(frame);
    document.removeEventListener("visibilitychange", finishIfHidden);
  }
  function finish(): void {
    if (isDone) return;
    cancel();
    callback();
  }
  function finishIfHidden(): void {
    if (document.hidden) finish();
  }

  document.addEventListener("visibilitychange", finishIfHidden);
  // Not at once: React may be about to find that what it has drawn is broken.
  queueMicrotask(finishIfHidden);
  return cancel;
}
