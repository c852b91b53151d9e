import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ProgressBar } from "./progress-bar.tsx";

afterEach(cleanup);

test.each([
  { value: 0, shown: 0 },
  { value: 40, shown: 40 },
  { value: "40", shown: 40 },
  { value: 100, shown: 100 },
  { value: 101, shown: 100 },
  { value: Infinity, shown: 100 },
  { value: -1, shown: 0 },
  { value: "half", shown: 0 },
  { value: Number.NaN, shown: 0 },
])("value clamped to 0..100; non-numeric counts as 0: $value is $shown", ({ value, shown }) => {
  render(<ProgressBar value={value} aria-label="Repairs" />);

  const bar = screen.getByRole<HTMLProgressElement>("progressbar", { name: "Repairs" });
  expect([bar.value, bar.max]).toEqual([shown, 100]);
});

test("says how far it is in words, which it also shows", () => {
  render(<ProgressBar value={40} aria-label="Repairs" valueText="Step 2 of 5, inspection" />);

  expect(screen.getByText("Step 2 of 5, inspection")).toBeTruthy();
  expect(screen.getByRole("progressbar").ariaValueText).toBe("Step 2 of 5, inspection");
});
