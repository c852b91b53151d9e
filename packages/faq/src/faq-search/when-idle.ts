/** Milliseconds for which a task may keep the page from responding to the next key. */
const SHORT = 4;
/** The same while the page has nothing else to do. Browsers leave 50 ms between two idle tasks. */
const LONG = 16;

/** Runs a task once the page has nothing else to do; browsers without idle callbacks run it soon. */
export function whenIdle(task: (milliseconds: number) => void): () => void {
  if (!("requestIdleCallback" in globalThis)) return soon(task);
  const callback = requestIdleCallback((idle) => task(Math.min(idle.timeRemaining(), LONG)));
  return () => cancelIdleCallback(callback);
}

/** Runs a task after what is waiting. */
export function soon(task: (milliseconds: number) => void): () => void {
  const timer = setTimeout(() => task(SHORT));
  return () => clearTimeout(timer);
}
