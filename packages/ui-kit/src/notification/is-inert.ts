/** Whether an element is inert, by itself or through an ancestor. */
export function isInert(element: Element): boolean {
  const root = element.getRootNode();
  return element.closest("[inert]") !== null || (root instanceof ShadowRoot && isInert(root.host));
}
