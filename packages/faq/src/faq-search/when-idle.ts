/** Runs a task once the page has nothing else to do; browsers without idle callbacks run it soon. */
export function whenIdle(task: () => void): () => void {
  if (!("requestIdleCallback" in globalThis)) return soon(task);
  const callback = requestIdleCallback(task);
  return () => cancelIdleCallback(callback);
}

/** Runs a task after what is waiting. */
export function soon(task: () => void): () => void {
  const timer = setTimeout(task);
  return () => clearTimeout(timer);
}
