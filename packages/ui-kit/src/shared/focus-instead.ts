/** Moves the focus to another element when a script focuses this one. */
export function focusInstead(
  element: HTMLElement,
  find: () => HTMLElement | null | undefined,
): void {
  // Not assigned: user-event defines `focus` of all elements as an accessor, whose setter replaces it for all of them.
  Object.defineProperty(element, "focus", {
    configurable: true,
    writable: true,
    value: (options?: FocusOptions) => find()?.focus(options),
  });
}
