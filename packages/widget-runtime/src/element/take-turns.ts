const waiting = new Map<Element, () => void>();

/** Before a press, and before a key acts. */
const TOUCHES = ["pointerdown", "focusin", "keydown"];

/**
 * Calls back in a task of its own, so that a page with many elements stays responsive: first for elements that are
 * touched, then for those nearest to the visible part of the page.
 */
export function takeTurn(element: Element, callback: () => void): void {
  if (waiting.size === 0) {
    for (const type of TOUCHES) addEventListener(type, onTouch, true);
    setTimeout(next);
  }
  waiting.set(element, callback);
}

function next(): void {
  const [nearest] = [...waiting.keys()].toSorted(
    (one, other) => distanceOf(one) - distanceOf(other),
  );
  // First, because the callback may throw.
  if (waiting.size > 1) setTimeout(next);
  if (nearest) take(nearest);
}

function take(element: Element): void {
  const callback = waiting.get(element);
  waiting.delete(element);
  if (waiting.size === 0) for (const type of TOUCHES) removeEventListener(type, onTouch, true);
  callback?.();
}

function onTouch(event: Event): void {
  for (const target of event.composedPath()) if (target instanceof Element) take(target);
}

/** From the visible part of the page, in px. Nothing is nearer than the focus. */
function distanceOf(element: Element): number {
  if (element.matches(":focus-within")) return -1;
  const { top, bottom } = element.getBoundingClientRect();
  return Math.max(top - innerHeight, -bottom, 0);
}
