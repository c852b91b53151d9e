import type { JSX } from "react";
import { test } from "vitest";
import {
  callsHandlers,
  hides,
  hidesUntilFound,
  keepsAttributes,
} from "./conformance/caller-props.ts";
import { keepsAriaInvalid, keepsName, keepsRequired } from "./conformance/control-props.ts";
import { type RenderedExample, renderInForm, renderWith } from "./conformance/render-example.ts";
import { type Autofill, sendsAutofill } from "./conformance/form-data.ts";
import { closesWhenReadOnly, clearsErrorOfOldValue } from "./conformance/controlled-value.ts";
import { type Mistake, mistype, retype } from "./conformance/mistake.ts";
import { keepsPressBelow, UNUSUAL } from "./conformance/press-below.ts";
import { unmountsAtAnyMoment } from "./conformance/unmount.ts";
import { fillIn, submit } from "./control-in-form.ts";

type Example = (props: object) => JSX.Element;

/** A component for the conformance rules. */
export interface ConformanceRow {
  /**
   * The component in the state that shows most of it. Passes the props of a rule to the element that gets the `ref`.
   */
  Example: Example;
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
  Example: Example;
  /** Props that give it an initial value. */
  initialProps: object;
  /** The values that its form submits then. */
  initialValues: string[];
  /** Props that control its value. */
  controlledProps?: ((values: string[], change: (values: string[]) => void) => object) | undefined;
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
export function testConformance({ Example, coversPage, control }: ConformanceRow): void {
  const renderExample = renderWith(Example);

  test("has the attributes of its caller", () => keepsAttributes(renderExample));
  test("hides with hidden", () => hides(renderExample));
  test("hides with hidden=until-found", () => hidesUntilFound(renderExample));
  test("calls the handlers of its caller", () => callsHandlers(renderExample));

  // Controls with a value are tested below, after input.
  if (!coversPage && !control?.enter) {
    test("a press on a button below it is a click", () => keepsPressBelow(renderExample));
  }
  test("can be unmounted at any moment", () => unmountsAtAnyMoment(Example));

  if (!control) return;
  const { initialProps, initialValues, controlledProps, enter, mistake, autofill, open } = control;
  const inForm = renderInForm(control.Example);
  test("is invalid with the caller's aria-invalid", () => keepsAriaInvalid(inForm));
  test("submits its value under the caller's name", () => keepsName(inForm, initialProps));
  test("is required with the caller's required", () => keepsRequired(inForm));
  if (autofill) test("submits what autofill enters", () => sendsAutofill(inForm, autofill));
  if (open)
    test("closes its popup when it becomes disabled or read-only", () =>
      closesWhenReadOnly(control.Example, open));
  if (controlledProps) {
    test("removes its error when its caller sets a valid value", () =>
      clearsErrorOfOldValue(
        control.Example,
        (values) => controlledProps(values, () => {}),
        initialValues,
      ));
  }
  if (enter) {
    const required = (props: object): RenderedExample => inForm({ required: true, ...props });
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
  await submit(container);
  await fillIn(container, { enter });
}
