/** Whether an element can't be reached, or heard, because of `inert` on it or around it. */
export function isInert(element: Element): boolean {
  const root = element.getRootNode();
  return element.closest("[inert]") !== null || (root instanceof ShadowRoot && isInert(root.host));
}
