/** Waits until an element has a size. A hidden map has none, and cannot be fitted to results. */
export function whenSized(element: HTMLElement): { promise: Promise<void>; cancel: () => void } {
  let observer: ResizeObserver | undefined;
  const promise = new Promise<void>((resolve) => {
    observer = new ResizeObserver(() => {
      if (element.clientWidth === 0) return;
      observer?.disconnect();
      resolve();
    });
    observer.observe(element);
  });
  return { promise, cancel: () => observer?.disconnect() };
}
