import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectRef } from "../../testing/expect-ref.tsx";
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
  expectRef<HTMLInputElement>((props) => <Checkbox label="All" indeterminate {...props} />);
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
