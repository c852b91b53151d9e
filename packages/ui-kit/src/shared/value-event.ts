import type { FocusEvent } from "react";

/** An event of a control whose value is not the text that it shows. `target` has the value that the form submits. */
export interface ValueEvent<Value> {
  /** `change` or `blur`. */
  readonly type: string;
  /** Not the element, because its `value` is the displayed text. */
  readonly target: { readonly name: string | undefined; readonly value: Value };
}

/** Handlers of a control whose value is not the text that it shows, as form libraries expect them. */
export interface ValueHandlers<Value> {
  /**
   * Called when `onValueChange` is, with an event whose `target` has only `name` and the new `value`.
   * `onInput` is called with the native event of the text.
   */
  onChange?: ((event: ValueEvent<Value>) => void) | undefined;
  /** Called when focus leaves the field. `target` has only `name` and `value`. */
  onBlur?:
    | ((event: Omit<FocusEvent<HTMLInputElement>, "target"> & ValueEvent<Value>) => void)
    | undefined;
}

/** The event for `onChange`. */
export function changeOf<Value>(name: string | undefined, value: Value): ValueEvent<Value> {
  return { type: "change", target: { name, value } };
}

/** The event for `onBlur`. */
export function blurOf<Value>(
  event: FocusEvent<HTMLInputElement>,
  name: string | undefined,
  value: Value,
): Omit<FocusEvent<HTMLInputElement>, "target"> & ValueEvent<Value> {
  return Object.create(event, { target: { value: { name, value } } });
}
