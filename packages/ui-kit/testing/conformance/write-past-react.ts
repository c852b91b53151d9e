/** Sets a value as autofill does: without React's setter, and then dispatches `input`. */
export function writePastReact(control: HTMLElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value") ?? {};
  set?.call(control, text);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}
