/** The window of the page and, in a frame, that of the element, which receives the events in the frame. */
export function windowsOf(element: Element): ReadonlySet<Window> {
  return new Set([window, element.ownerDocument.defaultView ?? window]);
}
