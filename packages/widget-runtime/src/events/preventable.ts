/** An event that its listener can prevent, like a DOM event. */
export interface Preventable {
  /** Prevents the default: the widget does nothing more. */
  preventDefault(): void;
  /** Whether a listener has prevented the default. */
  readonly defaultPrevented: boolean;
}

/**
 * Makes an event preventable. The two members don't appear in `JSON.stringify`, `structuredClone` or a
 * loop: the event remains plain data.
 */
export function makePreventable(event: object): void {
  let isPrevented = false;
  const members = {
    preventDefault: {
      value: () => {
        isPrevented = true;
      },
    },
    defaultPrevented: { get: () => isPrevented },
  };
  Object.defineProperties(event, members);
}
