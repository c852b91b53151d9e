import { expect } from "vitest";
import { isInvalid, submittedValues } from "../control-in-form.ts";
import type { RenderExample } from "./render-example.ts";

/** `aria-invalid` of the caller makes the control invalid. In a group, it is set on the options. */
export function keepsAriaInvalid(renderExample: RenderExample): void {
  expect(isInvalid(renderExample({ "aria-invalid": "true" }).container)).toBe(true);
}

/** The value is submitted under the caller's `name`. */
export function keepsName(renderExample: RenderExample, filled: object): void {
  expect(submittedValues(renderExample(filled).container)).not.toEqual([]);
}

/** With `required`, a form with an empty control can't be submitted. */
export function keepsRequired(renderExample: RenderExample): void {
  const { container } = renderExample({ required: true });

  expect(container.querySelector("form")?.checkValidity()).toBe(false);
}
