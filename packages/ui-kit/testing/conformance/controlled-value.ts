import { act, render } from "@testing-library/react";
import { createElement, type JSX } from "react";
import { expect } from "vitest";
import { isInvalid, submit } from "../control-in-form.ts";

type Example = (props: object) => JSX.Element;

/** The error of an invalid value disappears when the caller sets a valid one. */
export async function clearsErrorOfOldValue(
  Control: Example,
  controlledProps: (values: string[]) => object,
  valid: string[],
): Promise<void> {
  const inForm = (values: string[]): JSX.Element =>
    createElement(
      "form",
      {},
      createElement<object>(Control, {
        id: "one",
        name: "part",
        required: true,
        ...controlledProps(values),
      } as object),
    );
  const { container, rerender } = render(inForm([]));
  await submit(container);
  expect(isInvalid(container)).toBe(true);

  rerender(inForm(valid));

  expect(isInvalid(container)).toBe(false);
  expect(container.querySelector("[data-part=error]")).toBeNull();
}

/** A popup closes when its control becomes disabled or read-only. */
export async function closesWhenReadOnly(
  Control: Example,
  open: () => Promise<void>,
): Promise<void> {
  for (const fixed of [{ disabled: true }, { readOnly: true }]) {
    const { container, rerender, unmount } = render(createElement<object>(Control, {}));
    await act(open);
    expect(container.querySelector(":popover-open")).toBeTruthy();

    rerender(createElement<object>(Control, fixed));

    expect(container.querySelector(":popover-open")).toBeNull();
    unmount();
  }
}
