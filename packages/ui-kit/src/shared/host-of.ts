/** The host of a shadow root. No `instanceof`, because a shadow root in a frame has that frame's classes. */
export function hostOf(node: Node | null | undefined): Element | undefined {
  return node?.nodeType === 11 ? (node as Partial<ShadowRoot>).host : undefined;
}
