/**
 * Calls back with the initial sizes of some elements and on every change, until the returned function
 * is called. Never calls back without `ResizeObserver`, as in jsdom.
 */
export function observeSize(elements: readonly Element[], onSize: () => void): () => void {
  if (!("ResizeObserver" in globalThis)) return () => {};
  const observer = new ResizeObserver(onSize);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
