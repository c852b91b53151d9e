/**
 * Milliseconds since the document has arrived from its server; infinite if it comes from a cache, and outside of a page.
 * Unlike a time that the server has written, it does not depend on two clocks.
 */
export function pageAge(): number {
  const [navigation] = "document" in globalThis ? performance.getEntriesByType("navigation") : [];
  const { transferSize = 0, responseStart = 0 } = (navigation ??
    {}) as Partial<PerformanceNavigationTiming>;
  return transferSize > 0 ? performance.now() - responseStart : Number.POSITIVE_INFINITY;
}
