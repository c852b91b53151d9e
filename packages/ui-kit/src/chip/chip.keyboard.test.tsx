import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import "../styles.css";
import { InputChip } from "./input-chip.tsx";
import { ToggleChip } from "./toggle-chip.tsx";

// Runs in Firefox and WebKit too. https://www.w3.org/WAI/ARIA/apg/patterns/button/

afterEach(cleanup);

const focused = (): string | null | undefined =>
  document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;

const chips = (): string[] => screen.queryAllByRole("listitem").map((item) => item.textContent);

test.each([
  { key: "Enter", keys: "{Enter}" },
  { key: "Space", keys: "{ }" },
])("$key toggles a toggle chip, and its name doesn't change", async ({ keys }) => {
  render(<ToggleChip>Hail</ToggleChip>);
  const chip = screen.getByRole("button", { name: "Hail" });
  await userEvent.keyboard("{Tab}");

  await userEvent.keyboard(keys);
  expect(chip.getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByRole("button", { name: "Hail" })).toBe(chip);

  await userEvent.keyboard(keys);
  expect(chip.getAttribute("aria-pressed")).toBe("false");
});

test("Tab moves from the field through the buttons of its chips", async () => {
  render(<InputChip label="Witnesses" defaultValue={["Ann", "Bo"]} />);

  const visited = [];
  for (let stop = 0; stop < 3; stop++) {
    await userEvent.keyboard("{Tab}");
    visited.push(focused());
  }

  expect(visited).toEqual(["", "Remove Ann", "Remove Bo"]);
});

test.each([
  { key: "Enter", keys: "{Enter}" },
  { key: "Space", keys: "{ }" },
])("$key on a chip's button removes the chip and focuses the next one", async ({ keys }) => {
  render(<InputChip label="Witnesses" defaultValue={["Ann", "Bo"]} />);
  await userEvent.keyboard("{Tab}{Tab}");

  await userEvent.keyboard(keys);

  expect(chips()).toEqual(["Bo"]);
  expect(focused()).toBe("Remove Bo");
});

test("Enter creates a chip, Backspace removes it", async () => {
  render(<InputChip label="Witnesses" />);
  await userEvent.keyboard("{Tab}Ann{Enter}Bo{Enter}");
  expect(chips()).toEqual(["Ann", "Bo"]);

  await userEvent.keyboard("{Backspace}");
  expect(chips()).toEqual(["Ann"]);
});
