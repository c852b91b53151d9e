/** Milliseconds after which a task runs without a frame, because a hidden page has none. */
const WITHOUT_FRAME = 100;

/** Runs a task after the next frame is painted. */
export function afterFrame(task: () => void): () => void {
  let timer = setTimeout(task, WITHOUT_FRAME);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
