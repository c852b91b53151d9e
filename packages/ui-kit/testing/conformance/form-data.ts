import { act } from "@testing-library/react";
import { expect } from "vitest";
import { reset, submit, submittedValues } from "../control-in-form.ts";
import type { RenderExample } from "./render-example.ts";
import { writePastReact } from "./write-past-react.ts";

/** What a browser or a password manager fills in. */
export interface Autofill {
  text: string;
  /** What the form submits then. */
  sent: string[];
  /**
   * What the control shows then.
   * @default the text
   */
  shown?: string;
}

/** The form submits autofilled text, although the control is never focused. */
export async function sendsAutofill(
  renderExample: RenderExample,
  { text, sent, shown = text }: Autofill,
): Promise<void> {
  const { container, element } = renderExample({});
  const control = element as HTMLInputElement;
  const empty = submittedValues(container);

  await act(async () => {
    writePastReact(control, text);
    control.dispatchEvent(new Event("change", { bubbles: true }));
  });

  expect(submittedValues(container)).toEqual(sent);
  expect(control.value).toBe(shown);
  expect(await submit(container)).toEqual(sent);

  await reset(container);
  expect(submittedValues(container)).toEqual(empty);
  expect(control.value).toBe("");
}
