/** Writes into a control as a browser does: past React's own setter, and then tells of it by `input`. */
export function writePastReact(control: HTMLElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value") ?? {};
  set?.call(control, text);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}
