import type { MouseEvent } from "react";

/**
 * Focuses the target of a link's fragment: in the link's own tree, such as a shadow root, which
 * browsers don't search, or else in the document.
 */
export function skip(event: MouseEvent<HTMLAnchorElement>): void {
  const link = event.currentTarget;
  const id = link.hash.slice(1);
  const root = link.getRootNode() as Document | ShadowRoot;
  const target = root.getElementById(id) ?? document.getElementById(id);
  if (!target) return;
  event.preventDefault();
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus();
  target.scrollIntoView?.();
}
