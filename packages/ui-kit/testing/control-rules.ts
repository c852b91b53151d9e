import { fireEvent } from "@testing-library/react";
import { expect, vi } from "vitest";
import { controlIn, focusable, isInvalid, sentBy } from "./control-in-form.ts";

/** Draws a control in a form, with the id "one", the name "part" and the props of a rule. */
export type DrawControl = (props: object) => ParentNode;

/** Attributes of the caller are on the element that has the `ref`. */
export function keepsAttributes(draw: DrawControl): void {
  const attributes = { "data-claim": "1", "aria-details": "more", title: "Policy", lang: "es" };

  const control = controlIn(draw(attributes));

  for (const [name, value] of Object.entries(attributes)) {
    expect.soft(control.getAttribute(name), name).toBe(value);
  }
}

/** What the caller has found invalid is invalid. In a group, the options say so. */
export function keepsAriaInvalid(draw: DrawControl): void {
  expect(isInvalid(draw({ "aria-invalid": "true" }))).toBe(true);
}

/** @param filled props with which the control has a value */
export function keepsName(draw: DrawControl, filled: object): void {
  expect(sentBy(draw(filled))).not.toEqual([]);
}

export function keepsRequired(draw: DrawControl): void {
  expect(formOf(draw({ required: true })).checkValidity()).toBe(false);
}

/** Handlers of the caller are called once, beside those of the component. */
export function callsHandlers(draw: DrawControl): void {
  const handlers = Object.fromEntries(
    Object.keys(events).map((name) => [name, vi.fn<() => void>()]),
  );
  const target = focusable(draw(handlers)) as Element;

  for (const [name, event] of Object.entries(events)) {
    fireEvent(target, event());
    expect.soft(handlers[name], name).toHaveBeenCalledTimes(1);
    vi.clearAllMocks();
  }
}

const events: Record<string, () => Event> = {
  onFocus: () => new FocusEvent("focusin", { bubbles: true }),
  onPointerDown: () => new PointerEvent("pointerdown", { bubbles: true }),
  onClick: () => new MouseEvent("click", { bubbles: true }),
  onKeyDown: () => new KeyboardEvent("keydown", { bubbles: true, key: "a" }),
  onKeyUp: () => new KeyboardEvent("keyup", { bubbles: true, key: "a" }),
  onInput: () => new InputEvent("input", { bubbles: true }),
  onPaste: () => new ClipboardEvent("paste", { bubbles: true, clipboardData: new DataTransfer() }),
  onInvalid: () => new Event("invalid", { cancelable: true }),
  onBlur: () => new FocusEvent("focusout", { bubbles: true }),
};

function formOf(root: ParentNode): HTMLFormElement {
  return root.querySelector("form") as HTMLFormElement;
}
