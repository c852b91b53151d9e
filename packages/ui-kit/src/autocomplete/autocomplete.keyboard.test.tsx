import { cleanup, render, screen } from "@testing-library/react";
import type { FormEvent } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import "../styles.css";
import { Autocomplete, type AutocompleteProps } from "./autocomplete.tsx";

// Based on the tests of "Editable Combobox With List Autocomplete" in the ARIA Authoring Practices.

const options = ["Akron", "Alliance", "Ashland", "Athens", "Avon", "Bexley", "Canton"].map(
  (text) => ({ value: text.toUpperCase(), text }),
);

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());

function setup(props?: Partial<AutocompleteProps>): void {
  render(
    <form onSubmit={onSubmit}>
      <Autocomplete label="City" options={options} minimumCharacters={0} name="city" {...props} />
    </form>,
  );
}

function field(): HTMLInputElement {
  return screen.getByRole("combobox", { name: /^City/ });
}

function isOpen(): boolean {
  const listbox = document.getElementById(field().getAttribute("aria-controls") ?? "");
  const isExpanded = field().getAttribute("aria-expanded") === "true";
  expect(listbox?.checkVisibility()).toBe(isExpanded);
  return isExpanded;
}

/** The active option, which the field and the option itself must agree on. */
function active(): string | null | undefined {
  const id = field().getAttribute("aria-activedescendant");
  const selected = screen.queryByRole("option", { selected: true });
  expect(selected?.id ?? null).toBe(id);
  return selected?.textContent;
}

function suggested(): (string | null)[] {
  return screen.queryAllByRole("option").map(({ textContent }) => textContent);
}

test("is one tab stop, and does not open on focus", async () => {
  setup();
  render(<button type="button">Next</button>);

  await userEvent.keyboard("{Tab}");
  expect(document.activeElement).toBe(field());
  expect(isOpen()).toBe(false);

  await userEvent.keyboard("a{Tab}");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Next" }));
});

test("opens on typing", async () => {
  setup();
  await userEvent.keyboard("{Tab}");

  await userEvent.keyboard("a");

  expect(isOpen()).toBe(true);
  expect(active()).toBeUndefined();
  expect(suggested()).toEqual(["Akron", "Alliance", "Ashland", "Athens", "Avon"]);
});

test("Down Arrow opens the list and activates the first option", async () => {
  setup();

  await userEvent.keyboard("{Tab}{ArrowDown}");

  expect(isOpen()).toBe(true);
  expect(active()).toBe("Akron");
  expect(document.activeElement).toBe(field());
});

test("Up Arrow opens the list and activates the last option", async () => {
  setup();

  await userEvent.keyboard("{Tab}{ArrowUp}");

  expect(isOpen()).toBe(true);
  expect(active()).toBe("Avon");
});

test("Alt+Down Arrow opens the list without an active option, Alt+Up Arrow closes it", async () => {
  setup();

  await userEvent.keyboard("{Tab}{Alt>}{ArrowDown}{/Alt}");
  expect(isOpen()).toBe(true);
  expect(active()).toBeUndefined();

  await userEvent.keyboard("{ArrowDown}{Alt>}{ArrowUp}{/Alt}");
  expect(isOpen()).toBe(false);
  expect(field().value).toBe("");
});

test("Down Arrow moves through the options, and from the last to the first", async () => {
  setup();
  await userEvent.keyboard("{Tab}a");

  for (const option of ["Akron", "Alliance", "Ashland", "Athens", "Avon", "Akron"]) {
    await userEvent.keyboard("{ArrowDown}");
    expect(active()).toBe(option);
  }
});

test("Up Arrow moves through the options, and from the first to the last", async () => {
  setup();
  await userEvent.keyboard("{Tab}a");

  for (const option of ["Avon", "Athens", "Ashland", "Alliance", "Akron", "Avon"]) {
    await userEvent.keyboard("{ArrowUp}");
    expect(active()).toBe(option);
  }
});

test("Enter in the field closes the list and chooses nothing", async () => {
  setup();

  await userEvent.keyboard("{Tab}a{Enter}");

  expect(isOpen()).toBe(false);
  expect(field().value).toBe("a");
});

test("Enter in the field submits the form with the typed text", async () => {
  setup();

  await userEvent.keyboard("{Tab}a{Enter}");

  expect(onSubmit).toHaveBeenCalledOnce();
});

test("Enter on an option chooses it and closes the list, without submitting the form", async () => {
  setup();

  await userEvent.keyboard("{Tab}a{ArrowDown}{Enter}");
  expect(isOpen()).toBe(false);
  expect(field().value).toBe("Akron");
  expect(field().selectionStart).toBe("Akron".length);
  expect(onSubmit).not.toHaveBeenCalled();

  await userEvent.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("Escape closes the list and keeps the text; a second one clears it", async () => {
  setup();

  await userEvent.keyboard("{Tab}a{Escape}");
  expect(isOpen()).toBe(false);
  expect(field().value).toBe("a");

  await userEvent.keyboard("{Escape}");
  expect(isOpen()).toBe(false);
  expect(field().value).toBe("");
});

test("Escape on an option closes the list and keeps the text", async () => {
  setup();

  await userEvent.keyboard("{Tab}a{ArrowDown}{Escape}");

  expect(isOpen()).toBe(false);
  expect(field().value).toBe("a");
  expect(active()).toBeUndefined();
});

test.each([
  { key: "ArrowLeft", caret: 0 },
  { key: "ArrowRight", caret: 1 },
  { key: "Home", caret: 0 },
  { key: "End", caret: 1 },
])("$key moves from an option back to the text", async ({ key, caret }) => {
  setup();
  await userEvent.keyboard("{Tab}a{ArrowDown}");
  expect(active()).toBe("Akron");

  await userEvent.keyboard(`{${key}}`);

  expect(active()).toBeUndefined();
  expect(field().selectionStart).toBe(caret);
  expect(isOpen()).toBe(true);
});

test("typing moves from an option back to the text", async () => {
  setup();

  await userEvent.keyboard("{Tab}{ArrowDown}a");

  expect(field().value).toBe("a");
  expect(active()).toBeUndefined();
});

test("Backspace and Delete update the options", async () => {
  setup();
  await userEvent.keyboard("{Tab}al");
  expect(suggested()).toEqual(["Alliance"]);

  await userEvent.keyboard("{Backspace}");
  expect(suggested()).toHaveLength(5);

  await userEvent.keyboard("{Home}{Delete}b");
  expect(suggested()).toEqual(["Bexley"]);
});

test("Tab leaves the field, closes the list, and keeps the typed text instead of the active option", async () => {
  setup();
  render(<button type="button">Next</button>);

  await userEvent.keyboard("{Tab}a{ArrowDown}{Tab}");

  expect(isOpen()).toBe(false);
  expect(field().value).toBe("a");
});

test("a modal around it does not receive the Escape that closes the list", async () => {
  const onKeyDown = vi.fn();
  document.addEventListener("keydown", onKeyDown);
  setup();
  await userEvent.keyboard("{Tab}a");
  onKeyDown.mockClear();

  await userEvent.keyboard("{Escape}");

  expect(onKeyDown).not.toHaveBeenCalled();
  document.removeEventListener("keydown", onKeyDown);
});

test("ignores keys while it is read-only", async () => {
  setup({ readOnly: true, defaultValue: "AKRON" });

  await userEvent.keyboard("{Tab}{ArrowDown}{Escape}");

  expect(isOpen()).toBe(false);
  expect(field().value).toBe("Akron");
});
