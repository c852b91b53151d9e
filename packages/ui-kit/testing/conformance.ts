import type { JSX } from "react";
import { test } from "vitest";
import {
  callsHandlers,
  hides,
  hidesUntilFound,
  keepsAttributes,
} from "./conformance/caller-props.ts";
import { keepsAriaInvalid, keepsName, keepsRequired } from "./conformance/control-props.ts";
import { drawInForm, drawWith } from "./conformance/draw.ts";

type Part = (props: object) => JSX.Element;

/** A component as the rules render it. */
export interface ConformanceRow {
  /**
   * Renders the component with the props of a rule, which go to the element that gets the `ref`; in the
   * state that shows most of it.
   */
  Part: Part;
  /** Only for a form control. */
  control?: ControlConformance | undefined;
}

/** What the rules of form controls need. */
export interface ControlConformance {
  /** The control alone, empty and without hint and error. */
  Part: Part;
  /** Props with which it starts with a value. */
  start: object;
}

/**
 * Registers the tests of the rules that every component follows, and of those that every form control
 * follows. Call it in a `describe` of the component, in a file that loads the style sheet and cleans up
 * after each test.
 */
export function testConformance({ Part, control }: ConformanceRow): void {
  const draw = drawWith(Part);

  test("keeps the attributes of its caller", () => keepsAttributes(draw));
  test("hides", () => hides(draw));
  test("hides until found", () => hidesUntilFound(draw));
  test("calls the handlers of its caller", () => callsHandlers(draw));

  if (!control) return;
  const inForm = drawInForm(control.Part);
  test("keeps the aria-invalid of its caller", () => keepsAriaInvalid(inForm));
  test("keeps the name of its caller", () => keepsName(inForm, control.start));
  test("keeps the required of its caller", () => keepsRequired(inForm));
}
