import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import "../styles.css";
import { ToggleChip } from "./toggle-chip.tsx";

afterEach(cleanup);

function chip(): HTMLElement {
  return screen.getByRole("button", { name: "Hail" });
}

test("is toggled by a click", async () => {
  const onPressedChange = vi.fn();
  render(<ToggleChip onPressedChange={onPressedChange}>Hail</ToggleChip>);
  expect(chip().getAttribute("aria-pressed")).toBe("false");

  await userEvent.click(chip());
  expect(chip().getAttribute("aria-pressed")).toBe("true");

  await userEvent.click(chip());
  expect(chip().getAttribute("aria-pressed")).toBe("false");
  expect(onPressedChange.mock.calls).toEqual([[true], [false]]);
});

test("can be initially on", () => {
  render(<ToggleChip defaultPressed>Hail</ToggleChip>);

  expect(chip().getAttribute("aria-pressed")).toBe("true");
});

test("does not toggle itself if it is controlled", async () => {
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

test("does not toggle if the caller prevents the click's default, or if it is disabled", async () => {
  const { rerender } = render(
    <ToggleChip onClick={(event) => event.preventDefault()}>Hail</ToggleChip>,
  );
  await userEvent.click(chip());
  expect(chip().getAttribute("aria-pressed")).toBe("false");

  rerender(<ToggleChip disabled>Hail</ToggleChip>);
  await userEvent.click(chip(), { force: true });
  expect(chip().getAttribute("aria-pressed")).toBe("false");
});

test("has the type 'button', so that it does not submit a form by accident", () => {
  render(<ToggleChip>Hail</ToggleChip>);

  expect((chip() as HTMLButtonElement).type).toBe("button");
});

test("indicates that it is on by more than color", () => {
  const { rerender } = render(<ToggleChip pressed={false}>Hail</ToggleChip>);
  const checkmark = (): string => getComputedStyle(chip()).backgroundImage;
  const { width } = chip().getBoundingClientRect();
  expect(checkmark()).toBe("none");

  rerender(<ToggleChip pressed>Hail</ToggleChip>);
  expect(checkmark()).toContain("linear-gradient");
  expect(chip().getBoundingClientRect().width).toBeGreaterThan(width);
});

test("has a touch target of at least 44 px", () => {
  render(<ToggleChip>Hail</ToggleChip>);

  expect(chip().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
