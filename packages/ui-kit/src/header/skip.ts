import type { MouseEvent } from "react";

/**
 * Puts the focus on what a link's fragment names: in the link's own tree, such as a shadow root, where
 * the browser does not look, or else in the page.
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
