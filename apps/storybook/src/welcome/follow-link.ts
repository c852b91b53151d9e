import type { MouseEvent } from "react";
import { NAVIGATE_URL } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";

/** Follows a link to another page of Storybook, which is outside of the frame of the story, without loading it again. */
export function followLink(event: MouseEvent<HTMLElement>): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[target=_top]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  // A story that is opened alone has no Storybook around it.
  if (window.parent === window) return;
  event.preventDefault();
  addons.getChannel().emit(NAVIGATE_URL, link.search);
}
