import { cleanup, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import "../styles.css";
import { TextField } from "./text-field.tsx";

afterEach(cleanup);

test("is a text field named by its label", () => {
  render(<TextField label="City" required />);

  expect(screen.getByRole("textbox", { name: "City" })).toHaveProperty("required", true);
});

test("is focused by a click on its label", async () => {
  render(<TextField label="City" />);

  await userEvent.click(screen.getByText("City"));

  expect(document.activeElement).toBe(screen.getByRole("textbox"));
});

test("passes attributes for keyboards and password managers to the input", () => {
  render(
    <TextField
      label="ZIP code"
      autoComplete="postal-code"
      inputMode="numeric"
      enterKeyHint="next"
      maxLength={10}
    />,
  );

  expect(screen.getByRole("textbox")).toMatchObject({
    autocomplete: "postal-code",
    inputMode: "numeric",
    enterKeyHint: "next",
    maxLength: 10,
  });
});

test("calls back with the browser's own events", async () => {
  const onChange = vi.fn();
  const onInput = vi.fn();
  render(<TextField label="City" onChange={onChange} onInput={onInput} />);

  await userEvent.type(screen.getByRole("textbox"), "Dublin");

  expect(onChange).toHaveBeenCalledTimes(6);
  expect(onInput).toHaveBeenCalledTimes(6);
  expect(onChange.mock.lastCall?.[0].target.value).toBe("Dublin");
});

test("exposes its input by ref", () => {
  const ref = createRef<HTMLInputElement>();
  render(<TextField ref={ref} label="City" />);

  expect(ref.current).toBe(screen.getByRole("textbox"));
});

test("is at least 44 px high, with text large enough to prevent iOS from zooming in", () => {
  render(<TextField label="City" />);

  const field = screen.getByRole("textbox");
  expect(field.offsetHeight).toBeGreaterThanOrEqual(44);
  expect(Number.parseFloat(getComputedStyle(field).fontSize)).toBeGreaterThanOrEqual(16);
});
