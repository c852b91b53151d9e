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
import { closesWhenFixed, forgetsErrorOfOldValue } from "./conformance/held-value.ts";
import { type Mistake, mistype, retype } from "./conformance/mistake.ts";
import { keepsPressBelow, UNUSUAL } from "./conformance/press-below.ts";
import { unmountsAtAnyMoment } from "./conformance/unmount.ts";
import { fillIn, send } from "./control-in-form.ts";

type Part = (props: object) => JSX.Element;

/** A component as the rules render it. */
export interface ConformanceRow {
  /**
   * Renders the component with the props of a rule, which go to the element that gets the `ref`; in the
   * state that shows most of it.
   */
  Part: Part;
  /**
   * Whether it covers the page, so that nothing below it can be pressed.
   * @default false
   */
  coversPage?: boolean | undefined;
  /** Only for a form control. */
  control?: ControlConformance | undefined;
}

/** What the rules of form controls need. */
export interface ControlConformance {
  /** The control alone, empty and without hint and error. */
  Part: Part;
  /** Props with which it starts with a value. */
  start: object;
  /** What its form sends then. */
  started: string[];
  /** Props of a control whose caller holds the value. */
  hold?: ((values: string[], change: (values: string[]) => void) => object) | undefined;
  /** Enters a value into the empty control, one of whose elements has the focus. */
  enter?: ((focused: HTMLElement) => Promise<void>) | undefined;
  /** For a control that checks what is typed into it. */
  mistake?: Mistake | undefined;
  /** For a control of text. */
  autofill?: Autofill | undefined;
  /** Opens the popup of the control, if it has one. */
  open?: (() => Promise<void>) | undefined;
}

/**
 * Registers the tests of the rules that every component follows, and of those that every form control
 * follows. Call it in a `describe` of the component, in a file that loads the style sheet and cleans up
 * after each test.
 */
export function testConformance({ Part, coversPage, control }: ConformanceRow): void {
  const draw = drawWith(Part);

  test("keeps the attributes of its caller", () => keepsAttributes(draw));
  test("hides", () => hides(draw));
  test("hides until found", () => hidesUntilFound(draw));
  test("calls the handlers of its caller", () => callsHandlers(draw));

  // A control into which something is entered is pressed below after that.
  if (!coversPage && !control?.enter) {
    test("keeps a press on what is below it", () => keepsPressBelow(draw));
  }
  test("unmounts at any moment", () => unmountsAtAnyMoment(Part));

  if (!control) return;
  const { start, started, hold, enter, mistake, autofill, open } = control;
  const inForm = drawInForm(control.Part);
  test("keeps the aria-invalid of its caller", () => keepsAriaInvalid(inForm));
  test("keeps the name of its caller", () => keepsName(inForm, start));
  test("keeps the required of its caller", () => keepsRequired(inForm));
  if (autofill) test("sends what autofill writes", () => sendsAutofill(inForm, autofill));
  if (open) test("closes when it becomes fixed", () => closesWhenFixed(control.Part, open));
  if (hold) {
    test("forgets the error of a value that its caller replaces", () =>
      forgetsErrorOfOldValue(control.Part, (values) => hold(values, () => {}), started));
  }
  if (enter) {
    const required = (props: object): Drawn => inForm({ required: true, ...props });
    test("keeps a press on what is below it, which ends what the user enters", async () => {
      await keepsPressBelow(inForm, (container) => fillIn(container, { enter }));
      await keepsPressBelow(required, (container) => correct(container, enter), UNUSUAL);
    });
  }
  if (mistake) {
    test("keeps a press on what is below it, which finds a mistake", () =>
      keepsPressBelow(inForm, (container) => mistype(container, mistake)));
    test("keeps a press on what is below it, which finds a mistake corrected", () =>
      keepsPressBelow(inForm, (container) => retype(container, mistake), UNUSUAL));
  }
}

/** Sends the form without what is required, and then enters it. */
async function correct(
  container: HTMLElement,
  enter: NonNullable<ControlConformance["enter"]>,
): Promise<void> {
  await send(container);
  await fillIn(container, { enter });
}
