/** Gives the focus to a heading, which is no stop for Tab. */
export function focusHeading(heading: HTMLElement | null | undefined): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

// Why: docs/decisions/popups.md#focus-returns
/**
 * Gives the focus to the nearest heading before an element that leaves the page, if nobody has it then:
 * browsers give it back from a dialog that closes, but only to what is still there.
 */
export function giveFocusBack(leaving: Element): void {
  const root = leaving.getRootNode() as Document | ShadowRoot;
  const before = [...root.querySelectorAll<HTMLElement>("h1,h2,h3,h4,h5,h6")].filter(
    (heading) => heading.compareDocumentPosition(leaving) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  // What had the focus may leave a moment later, together with the element.
  queueMicrotask(() => {
    if (document.activeElement?.matches("body"))
      focusHeading(before.findLast((heading) => heading.checkVisibility?.() !== false));
  });
}
