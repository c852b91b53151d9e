import type { JSX } from "react";
import { test } from "vitest";
import {
  callsHandlers,
  hides,
  hidesUntilFound,
  keepsAttributes,
} from "./conformance/caller-props.ts";
import { keepsAriaInvalid, keepsName, keepsRequired } from "./conformance/control-props.ts";
import { type Drawn, drawInForm, drawWith } from "./conformance/draw.ts";
import { type Autofill, sendsAutofill } from "./conformance/form-data.ts";
import { closesWhenReadOnly, clearsErrorOfOldValue } from "./conformance/controlled-value.ts";
import { type Mistake, mistype, retype } from "./conformance/mistake.ts";
import { keepsPressBelow, UNUSUAL } from "./conformance/press-below.ts";
import { unmountsAtAnyMoment } from "./conformance/unmount.ts";
import { fillIn, send } from "./control-in-form.ts";

type Part = (props: object) => JSX.Element;

/** A component for the conformance rules. */
export interface ConformanceRow {
  /**
   * The component in the state that shows most of it. Passes the props of a rule to the element that gets the `ref`.
   */
  Part: Part;
  /**
   * Whether it covers the page, so that nothing below it can be clicked.
   * @default false
   */
  coversPage?: boolean | undefined;
  /** For form controls. */
  control?: ControlConformance | undefined;
}

/** A form control for the conformance rules. */
export interface ControlConformance {
  /** The control alone, empty, without hint and error. */
  Part: Part;
  /** Props that give it an initial value. */
  start: object;
  /** The values that its form submits then. */
  started: string[];
  /** Props that control its value. */
  hold?: ((values: string[], change: (values: string[]) => void) => object) | undefined;
  /** Enters a value into the empty control, one of whose elements has the focus. */
  enter?: ((focused: HTMLElement) => Promise<void>) | undefined;
  /** For controls that validate text when the user leaves them. */
  mistake?: Mistake | undefined;
  /** For text controls. */
  autofill?: Autofill | undefined;
  /** Opens the popup of the control, if it has one. */
  open?: (() => Promise<void>) | undefined;
}

/**
 * Registers a test for each rule that all components follow and, for form controls, that all form controls follow.
 * Call it in a `describe` of the component, in a file that imports the style sheet and cleans up after each test.
 */
export function testConformance({ Part, coversPage, control }: ConformanceRow): void {
  const draw = drawWith(Part);

  test("has the attributes of its caller", () => keepsAttributes(draw));
  test("hides with hidden", () => hides(draw));
  test("hides with hidden=until-found", () => hidesUntilFound(draw));
  test("calls the handlers of its caller", () => callsHandlers(draw));

  // Controls with a value are tested below, after input.
  if (!coversPage && !control?.enter) {
    test("a press on a button below it is a click", () => keepsPressBelow(draw));
  }
  test("can be unmounted at any moment", () => unmountsAtAnyMoment(Part));

  if (!control) return;
  const { start, started, hold, enter, mistake, autofill, open } = control;
  const inForm = drawInForm(control.Part);
  test("is invalid with the caller's aria-invalid", () => keepsAriaInvalid(inForm));
  test("submits its value under the caller's name", () => keepsName(inForm, start));
  test("is required with the caller's required", () => keepsRequired(inForm));
  if (autofill) test("submits what autofill enters", () => sendsAutofill(inForm, autofill));
  if (open)
    test("closes its popup when it becomes disabled or read-only", () =>
      closesWhenReadOnly(control.Part, open));
  if (hold) {
    test("removes its error when its caller sets a valid value", () =>
      clearsErrorOfOldValue(control.Part, (values) => hold(values, () => {}), started));
  }
  if (enter) {
    const required = (props: object): Drawn => inForm({ required: true, ...props });
    test("a press on a button below it is a click while the user enters a value", async () => {
      await keepsPressBelow(inForm, (container) => fillIn(container, { enter }));
      await keepsPressBelow(required, (container) => correct(container, enter), UNUSUAL);
    });
  }
  if (mistake) {
    test("a press on a button below it is a click when it shows an error", () =>
      keepsPressBelow(inForm, (container) => mistype(container, mistake)));
    test("a press on a button below it is a click when it removes an error", () =>
      keepsPressBelow(inForm, (container) => retype(container, mistake), UNUSUAL));
  }
}

/** Submits the form without a required value, and then enters it. */
async function correct(
  container: HTMLElement,
  enter: NonNullable<ControlConformance["enter"]>,
): Promise<void> {
  await send(container);
  await fillIn(container, { enter });
}
