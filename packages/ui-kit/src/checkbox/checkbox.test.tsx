import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import "../styles.css";
import { Checkbox } from "./checkbox.tsx";

afterEach(cleanup);

const box = (): HTMLInputElement => screen.getByRole("checkbox");

test("is ticked by a click on its label", async () => {
  render(<Checkbox label="Send me texts" />);

  await userEvent.click(screen.getByText("Send me texts"));

  expect(box().checked).toBe(true);
});

test("is mixed while it stands for some, until its caller says otherwise", () => {
  const { rerender } = render(<Checkbox label="All" indeterminate />);
  expect(box().matches(":indeterminate")).toBe(true);

  rerender(<Checkbox label="All" />);
  expect(box().matches(":indeterminate")).toBe(false);
});

test("describes itself by its hint and its error, which are no part of its name", () => {
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

test("is large enough for a finger, label and all", () => {
  render(<Checkbox label="Send me texts" />);

  const { height } = screen.getByText("Send me texts").getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
});
