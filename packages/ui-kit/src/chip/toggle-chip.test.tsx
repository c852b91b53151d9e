import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import "../styles.css";
import { ToggleChip } from "./toggle-chip.tsx";

afterEach(cleanup);

function chip(): HTMLElement {
  return screen.getByRole("button", { name: "Hail" });
}

test("is on or off, and changes with a click", async () => {
  const onPressedChange = vi.fn();
  render(<ToggleChip onPressedChange={onPressedChange}>Hail</ToggleChip>);
  expect(chip().getAttribute("aria-pressed")).toBe("false");

  await userEvent.click(chip());
  expect(chip().getAttribute("aria-pressed")).toBe("true");

  await userEvent.click(chip());
  expect(chip().getAttribute("aria-pressed")).toBe("false");
  expect(onPressedChange.mock.calls).toEqual([[true], [false]]);
});

test("can start as on", () => {
  render(<ToggleChip defaultPressed>Hail</ToggleChip>);

  expect(chip().getAttribute("aria-pressed")).toBe("true");
});

test("leaves the decision to a caller who holds its state", async () => {
  const onPressedChange = vi.fn();
  render(
    <ToggleChip pressed={false} onPressedChange={onPressedChange}>
      Hail
    </ToggleChip>,
  );

  await userEvent.click(chip());

  expect(onPressedChange).toHaveBeenCalledWith(true);
  expect(chip().getAttribute("aria-pressed")).toBe("false");
});

test("stays as it is when its caller has taken care of the click, or it is disabled", async () => {
  const { rerender } = render(
    <ToggleChip onClick={(event) => event.preventDefault()}>Hail</ToggleChip>,
  );
  await userEvent.click(chip());
  expect(chip().getAttribute("aria-pressed")).toBe("false");

  rerender(<ToggleChip disabled>Hail</ToggleChip>);
  await userEvent.click(chip(), { force: true });
  expect(chip().getAttribute("aria-pressed")).toBe("false");
});

test("is a plain button, so that it never sends a form by accident", () => {
  render(<ToggleChip>Hail</ToggleChip>);

  expect((chip() as HTMLButtonElement).type).toBe("button");
});

test("shows by more than its color that it is on", () => {
  const { rerender } = render(<ToggleChip pressed={false}>Hail</ToggleChip>);
  const tick = (): string => getComputedStyle(chip()).backgroundImage;
  const { width } = chip().getBoundingClientRect();
  expect(tick()).toBe("none");

  rerender(<ToggleChip pressed>Hail</ToggleChip>);
  expect(tick()).toContain("linear-gradient");
  expect(chip().getBoundingClientRect().width).toBeGreaterThan(width);
});

test("is large enough for a finger", () => {
  render(<ToggleChip>Hail</ToggleChip>);

  expect(chip().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
