/** An event that its hearer can take over, as a DOM event can be. */
export interface Preventable {
  /** Takes the event over: the widget does nothing more. */
  preventDefault(): void;
  /** Whether a handler has taken the event over. */
  readonly defaultPrevented: boolean;
}

/**
 * Lets an event be prevented. The two members don't show up in `JSON.stringify`,
 * `structuredClone` or a loop: the event stays plain data.
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
