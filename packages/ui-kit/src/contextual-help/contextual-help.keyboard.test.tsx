import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import "../styles.css";
import { ContextualHelp } from "./contextual-help.tsx";

// Runs in Firefox and WebKit too. https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/

afterEach(cleanup);

beforeEach(() => {
  render(
    <>
      <ContextualHelp heading="Deductible" link={<a href="#more">More about it</a>}>
        What you pay yourself.
      </ContextualHelp>
      <button type="button">Next</button>
    </>,
  );
});

const toggle = (): HTMLElement => screen.getByRole("button", { name: "Help: Deductible" });

const isOpen = (): boolean => screen.queryByRole("note")?.checkVisibility() ?? false;

const focused = (): string | null | undefined =>
  document.activeElement === toggle() ? "toggle" : document.activeElement?.textContent;

test.each([
  { key: "Enter", keys: "{Enter}" },
  { key: "Space", keys: "{ }" },
])("$key shows and hides the help, and keeps the focus on the button", async ({ keys }) => {
  await userEvent.keyboard("{Tab}");

  await userEvent.keyboard(keys);
  expect(isOpen()).toBe(true);
  expect(focused()).toBe("toggle");

  await userEvent.keyboard(keys);
  expect(isOpen()).toBe(false);
  expect(focused()).toBe("toggle");
});

test("Tab moves into the open help, then past it, which closes it", async () => {
  await userEvent.keyboard("{Tab}{Enter}{Tab}");
  expect(focused()).toBe("More about it");

  await userEvent.keyboard("{Tab}");
  expect(focused()).toBe("Next");
  expect(isOpen()).toBe(false);
});

test("Shift + Tab moves from the help back to its button, and the help stays open", async () => {
  await userEvent.keyboard("{Tab}{Enter}{Tab}");

  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");

  expect(focused()).toBe("toggle");
  expect(isOpen()).toBe(true);
});

test("Tab skips a closed help", async () => {
  await userEvent.keyboard("{Tab}{Tab}");

  expect(focused()).toBe("Next");
});

test.each([
  { where: "the button", keys: "{Tab}{Enter}" },
  { where: "the help", keys: "{Tab}{Enter}{Tab}" },
])("Escape in $where closes the help and focuses the button", async ({ keys }) => {
  await userEvent.keyboard(keys);

  await userEvent.keyboard("{Escape}");

  expect(isOpen()).toBe(false);
  expect(focused()).toBe("toggle");
});
