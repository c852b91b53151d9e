/** Focuses a heading, which is not in the tab order. */
export function focusHeading(heading: HTMLElement | null | undefined): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

// Why: docs/decisions/popups.md#focus-returns
/**
 * Focuses the nearest heading before an element that is removed, if nothing else has the focus by then:
 * browsers restore the focus when a dialog closes, but only to elements that still exist.
 *
 * @param opener tried first: of two modals that close at once, the browser closes the outer one while
 * the page is still inert because of the other
 */
export function restoreFocus(leaving: Element, opener?: HTMLElement | null): void {
  const root = leaving.getRootNode() as Document | ShadowRoot;
  const before = [...root.querySelectorAll<HTMLElement>("h1,h2,h3,h4,h5,h6")].filter(
    (heading) => heading.compareDocumentPosition(leaving) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  // A hidden element keeps the focus until the next frame.
  const isLeft = (): boolean =>
    isLost(leaving) || root.activeElement?.checkVisibility?.() === false;
  // The focused element may be removed a moment later, together with this one.
  queueMicrotask(() => {
    if (isLeft()) opener?.focus({ preventScroll: true });
    if (isLeft()) focusHeading(before.findLast((heading) => heading.checkVisibility?.() !== false));
  });
}

/** Whether nothing has the focus in the page or frame of an element, as after the focused element has been removed. */
export function isLost({ ownerDocument }: Element): boolean {
  return ownerDocument.activeElement?.matches("body") === true;
}
