import type { FocusEvent } from "react";

/** Puts the focus on what asks for it, else on the dialog's heading, unless something in it has it already. */
export function focusInside(dialog: Element): void {
  if (dialog.querySelector(":focus-within")) return;
  const target = dialog.querySelector<HTMLElement>("[data-autofocus]");
  if (target) target.focus({ preventScroll: true });
  else focusHeading(dialog.querySelector("h2"));
}

/**
 * Browsers give the focus back from a dialog that closes, if there is still someone to give it to; else
 * this gives it to the nearest heading before the dialog.
 */
export function giveFocusBack(dialog: Element): void {
  const root = dialog.getRootNode() as Document | ShadowRoot;
  const before = [...root.querySelectorAll("h1,h2,h3,h4,h5,h6")].filter(
    (heading) => heading.compareDocumentPosition(dialog) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  // What had the focus may leave the page together with the dialog, a moment later.
  queueMicrotask(() => {
    const { activeElement, body } = dialog.ownerDocument;
    if (activeElement === body)
      focusHeading(before.findLast((heading) => heading.checkVisibility()));
  });
}

/**
 * Arrow keys scroll what has the focus: so a text that is longer than its place can have it, and has a
 * name then. Safari needs this, and what browsers do by themselves has no name. Looked at whenever the
 * focus moves, which is soon enough for content that has grown.
 */
export function letKeysScroll({ currentTarget: dialog }: FocusEvent): void {
  const body = dialog.querySelector<HTMLElement>("[data-part=body]");
  if (!body) return;
  const isLonger = body.scrollHeight > body.clientHeight;
  body.tabIndex = isLonger ? 0 : -1;
  body.role = isLonger ? "region" : null;
  body.ariaLabel = (isLonger && dialog.querySelector("h2")?.textContent) || null;
}

/** A heading is no stop for Tab. */
function focusHeading(heading: Element | null | undefined): void {
  if (!(heading instanceof HTMLElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
