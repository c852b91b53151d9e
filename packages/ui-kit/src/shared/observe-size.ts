/**
 * Calls back with the first sizes of some elements and with every change, until the returned function is
 * called. Without `ResizeObserver`, as in jsdom, it never calls back.
 */
export function observeSize(elements: readonly Element[], onSize: () => void): () => void {
  if (!("ResizeObserver" in globalThis)) return () => {};
  const observer = new ResizeObserver(onSize);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
