import { expect } from "vitest";
import { isInvalid, sentBy } from "../control-in-form.ts";
import type { Draw } from "./draw.ts";

/** `aria-invalid` of the caller makes the control invalid. In a group, it is set on the options. */
export function keepsAriaInvalid(draw: Draw): void {
  expect(isInvalid(draw({ "aria-invalid": "true" }).container)).toBe(true);
}

/** The value is submitted under the caller's `name`. */
export function keepsName(draw: Draw, filled: object): void {
  expect(sentBy(draw(filled).container)).not.toEqual([]);
}

/** With `required`, a form with an empty control can't be submitted. */
export function keepsRequired(draw: Draw): void {
  const { container } = draw({ required: true });

  expect(container.querySelector("form")?.checkValidity()).toBe(false);
}
