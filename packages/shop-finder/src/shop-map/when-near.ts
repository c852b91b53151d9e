/** Distance from the window at which an element is near. */
const MARGIN = "200px";

/** Calls back once when an element comes near the window. Returns a function that stops waiting. */
export function whenNear(element: Element, callBack: () => void): () => void {
  // jsdom and similar environments have no IntersectionObserver.
  if (typeof IntersectionObserver === "undefined") {
    const soon = setTimeout(callBack);
    return () => clearTimeout(soon);
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callBack();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
