/**
 * Describes the property `focus` of an element, so that another element receives the focus when a script focuses it.
 * It must be defined and not assigned: user-event defines `focus` of all elements as an accessor, whose setter would
 * replace it for all of them.
 */
export function focusInstead(find: () => HTMLElement | null | undefined): PropertyDescriptor {
  return { configurable: true, value: (options?: FocusOptions) => find()?.focus(options) };
}
