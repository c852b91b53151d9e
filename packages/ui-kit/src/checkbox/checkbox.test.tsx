import { cleanup, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import "../styles.css";
import { Checkbox } from "./checkbox.tsx";

afterEach(cleanup);

const box = (): HTMLInputElement => screen.getByRole("checkbox");

test("is checked by a click on its label", async () => {
  render(<Checkbox label="Send me texts" />);

  await userEvent.click(screen.getByText("Send me texts"));

  expect(box().checked).toBe(true);
});

test("is mixed as long as `indeterminate` is set", () => {
  const { rerender } = render(<Checkbox label="All" indeterminate />);
  expect(box().matches(":indeterminate")).toBe(true);

  rerender(<Checkbox label="All" />);
  expect(box().matches(":indeterminate")).toBe(false);
});

test("exposes its input by ref until it is removed, also if `indeterminate` is set", () => {
  const object = createRef<HTMLInputElement>();
  const elements: unknown[] = [];
  const callback = (element: unknown): void => void elements.push(element);
  const cleanUp = vi.fn();
  const { unmount } = render(
    Object.entries({ object, callback, withCleanup: () => cleanUp }).map(([id, ref]) => (
      <Checkbox key={id} ref={ref} label={id} indeterminate />
    )),
  );
  expect(object.current).toBe(screen.getByRole("checkbox", { name: "object" }));
  expect(elements).toEqual([screen.getByRole("checkbox", { name: "callback" })]);

  unmount();
  expect(object.current).toBeNull();
  expect(elements).toEqual([expect.any(Element), null]);
  expect(cleanUp).toHaveBeenCalledOnce();
});

test("is described by its hint and error, which are not part of its name", () => {
  render(<Checkbox label="Send me texts" instructionalText="One a day." error="Say yes or no." />);

  expect(screen.getByRole("checkbox", { name: "Send me texts" })).toBe(box());
  expect(box().getAttribute("aria-describedby")).toBe(
    [screen.getByText("One a day.").id, screen.getByText("Say yes or no.").id].join(" "),
  );
});

test("precedes its label in the document", () => {
  render(<Checkbox label="Send me texts" />);

  expect(box().nextElementSibling).toBe(screen.getByText("Send me texts"));
});

test("has a label with a touch target of at least 44 px", () => {
  render(<Checkbox label="Send me texts" />);

  const { height } = screen.getByText("Send me texts").getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
});
