/** Hides a popover. Does nothing in jsdom, which has none, and in a removed frame, where the method throws. */
export function hidePopover(popup: HTMLElement): void {
  if (popup.ownerDocument.defaultView) popup.hidePopover?.();
}
