import { expect } from "vitest";
import { isInvalid, sentBy } from "../control-in-form.ts";
import type { Draw } from "./draw.ts";

/** What the caller has found invalid is invalid. In a group, the options say so. */
export function keepsAriaInvalid(draw: Draw): void {
  expect(isInvalid(draw({ "aria-invalid": "true" }).container)).toBe(true);
}

/** A value is sent under the caller's `name`. */
export function keepsName(draw: Draw, filled: object): void {
  expect(sentBy(draw(filled).container)).not.toEqual([]);
}

/** With `required`, an empty control keeps its form from being sent. */
export function keepsRequired(draw: Draw): void {
  const { container } = draw({ required: true });

  expect(container.querySelector("form")?.checkValidity()).toBe(false);
}
