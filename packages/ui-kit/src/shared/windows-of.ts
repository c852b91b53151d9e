/** The window of the page and, for an element in a frame, the frame's window, which receives the events there. */
export function windowsOf(element: Element): ReadonlySet<Window> {
  return new Set([window, element.ownerDocument.defaultView ?? window]);
}
