import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { announcements, clearAnnouncements } from "../../testing/announcements.ts";
import { renderInShadowRoot } from "../../testing/in-shadow-root.tsx";
import { paste } from "../../testing/paste.ts";
import { kitEsUs } from "../locales/es-us.ts";
import { LocaleProvider } from "../messages/locale-provider.tsx";
import "../styles.css";
import { InputChip, type InputChipProps } from "./input-chip.tsx";

afterEach(() => {
  cleanup();
  clearAnnouncements();
});

const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());

function setup(props: Partial<InputChipProps> = {}): void {
  send.mockClear();
  render(
    <form onSubmit={send}>
      <InputChip label="Witnesses" name="witness" {...props} />
      <button type="submit">Send</button>
      <button type="reset">Reset</button>
    </form>,
  );
}

function field(): HTMLInputElement {
  return screen.getByRole("textbox", { name: /^Witnesses/ });
}

function removeButton(chip: string): HTMLElement {
  return screen.getByRole("button", { name: `Remove ${chip}` });
}

function chips(): string[] {
  return screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
}

test("creates a chip from the typed text on Enter: 'Chips separator key code 13'", async () => {
  setup();
  await userEvent.click(field());

  const codes: number[] = [];
  field().addEventListener("keydown", ({ keyCode }) => codes.push(keyCode));
  await userEvent.keyboard("Ann{Enter}");

  expect(codes.at(-1)).toBe(13);
  expect(chips()).toEqual(["Ann"]);
  expect(field().value).toBe("");
});

// The code of the Enter that ends a composition differs between browsers.
test.each([229, 13])("creates no chip on Enter in an input method, code %d", async (keyCode) => {
  setup();
  await userEvent.fill(field(), "すし");

  act(() => {
    field().dispatchEvent(
      new KeyboardEvent("keydown", {
        key: "Enter",
        keyCode,
        isComposing: true,
        bubbles: true,
      }),
    );
  });

  expect(chips()).toEqual([]);
});

test("creates a chip on a comma", async () => {
  setup();

  await userEvent.type(field(), "Ann,Bo");

  expect(chips()).toEqual(["Ann"]);
  expect(field().value).toBe("Bo");
});

test.each([
  { text: "Ann, Bo; Cy", expected: ["Ann", "Bo; Cy"] },
  { text: "Ann\nBo\r\nCy", expected: ["Ann", "Bo", "Cy"] },
  { text: "Ann\tBo", expected: ["Ann", "Bo"] },
])("creates chips from all parts of '$text' when it is pasted", async ({ text, expected }) => {
  setup();

  paste(text, field());

  expect(chips()).toEqual(expected);
  expect(field().value).toBe("");
});

test.each([
  { selected: "all of the text", from: 0, to: 7, expected: ["Bo", "Cy"] },
  { selected: "a part of the text", from: 3, to: 7, expected: ["AnnBo", "Cy"] },
  { selected: "nothing, before the text", from: 0, to: 0, expected: ["Bo", "Cy", "Ann Lee"] },
])("pasted chips replace the selection: $selected", async ({ from, to, expected }) => {
  setup();
  await userEvent.type(field(), "Ann Lee");
  field().setSelectionRange(from, to);

  paste("Bo, Cy", field());

  await vi.waitFor(() => expect(chips()).toEqual(expected));
});

test("leaves pasted text without a separator to the browser", () => {
  setup();

  expect(paste("Ann", field())).toBe(true);
});

test("rejects a duplicate with an error, until the user types again", async () => {
  setup({ defaultValue: ["Ann"] });
  await userEvent.click(field());

  await userEvent.keyboard("ann{Enter}");
  expect(chips()).toEqual(["Ann"]);
  expect(field().value).toBe("");
  expect(field().getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("ann is already in the list.").id).toBe(
    field().getAttribute("aria-describedby"),
  );
  await vi.waitFor(() => expect(announcements()).toEqual(["ann is already in the list."]));

  await userEvent.keyboard("B");
  expect(field().getAttribute("aria-invalid")).toBeNull();
});

test("removes the last chip on Backspace, but only when the field is empty", async () => {
  setup({ defaultValue: ["Ann", "Bo"] });
  await userEvent.click(field());

  await userEvent.keyboard("x{Backspace}");
  expect(chips()).toEqual(["Ann", "Bo"]);

  await userEvent.keyboard("{Backspace}");
  expect(chips()).toEqual(["Ann"]);
  expect(document.activeElement).toBe(field());
});

test("stops at the chips when Backspace is held down", () => {
  setup({ defaultValue: ["Ann"] });

  act(() => {
    field().dispatchEvent(
      new KeyboardEvent("keydown", { key: "Backspace", repeat: true, bubbles: true }),
    );
  });

  expect(chips()).toEqual(["Ann"]);
});

test("has a button to remove each chip, which calls onDismiss: 'chip dismissed'", async () => {
  const onDismiss = vi.fn();
  setup({ defaultValue: ["Ann", "Bo"], onDismiss });

  await userEvent.click(removeButton("Ann"));

  expect(onDismiss.mock.calls).toEqual([["Ann"]]);
  expect(chips()).toEqual(["Bo"]);
});

test("moves the focus to the next chip, otherwise to the previous one, otherwise to the field", async () => {
  setup({ defaultValue: ["Ann", "Bo", "Cy"] });

  await userEvent.click(removeButton("Bo"));
  expect(document.activeElement).toBe(removeButton("Cy"));

  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(removeButton("Ann"));

  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(field());
});

test("announces 'Removed X', and what was added", async () => {
  setup();
  await userEvent.click(field());
  await userEvent.keyboard("$& Ann{Enter}");
  await vi.waitFor(() => expect(announcements()).toEqual(["Added $& Ann"]));

  await userEvent.keyboard("{Backspace}");

  await vi.waitFor(() => expect(announcements()).toEqual(["Added $& Ann", "Removed $& Ann"]));
});

test.each([{ disabled: true }, { readOnly: true }])("can't be changed while it is %o", (props) => {
  setup({ ...props, defaultValue: ["Ann"] });

  act(() => {
    field().dispatchEvent(new KeyboardEvent("keydown", { key: "Backspace", bubbles: true }));
  });

  expect(chips()).toEqual(["Ann"]);
  expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();
});

test("has touch targets of at least 44 px", () => {
  setup({ defaultValue: ["Ann"] });

  const { width, height } = removeButton("Ann").getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

test("is translated into Spanish", async () => {
  render(
    <LocaleProvider locale="es-US" messages={[kitEsUs]}>
      <InputChip label="Testigos" defaultValue={["Ann"]} />
    </LocaleProvider>,
  );

  await userEvent.click(screen.getByRole("button", { name: "Quitar Ann" }));

  await vi.waitFor(() => expect(announcements()).toEqual(["Se quitó Ann"]));
});

describe("in a shadow root", () => {
  test("moves the focus as in the page", async () => {
    const shadow = renderInShadowRoot(<InputChip label="Witnesses" defaultValue={["Ann", "Bo"]} />);
    const [first, second] = shadow.querySelectorAll<HTMLElement>(".ck-chip > button");
    first?.focus();

    await userEvent.keyboard("{Enter}");
    expect(shadow.activeElement).toBe(second);

    await userEvent.keyboard("{Enter}");
    expect(shadow.activeElement).toBe(shadow.querySelector("input"));
  });
});
