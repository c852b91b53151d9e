import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { announcements, clearAnnouncements } from "../../testing/announcements.ts";
import { renderInShadowRoot } from "../../testing/in-shadow-root.tsx";
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

function removal(chip: string): HTMLElement {
  return screen.getByRole("button", { name: `Remove ${chip}` });
}

function chips(): string[] {
  return screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
}

test("makes a chip of what was typed when the key of code 13, Enter, is pressed: 'Chips separator key code 13'", async () => {
  setup();
  await userEvent.click(field());

  const codes: number[] = [];
  field().addEventListener("keydown", ({ keyCode }) => codes.push(keyCode));
  await userEvent.keyboard("Ann{Enter}");

  expect(codes.at(-1)).toBe(13);
  expect(chips()).toEqual(["Ann"]);
  expect(field().value).toBe("");
});

test("makes no chip of what an input method has not finished, whose Enter has another code", async () => {
  setup();
  await userEvent.fill(field(), "すし");

  act(() => {
    field().dispatchEvent(
      new KeyboardEvent("keydown", {
        key: "Enter",
        keyCode: 229,
        isComposing: true,
        bubbles: true,
      }),
    );
  });

  expect(chips()).toEqual([]);
});

test("makes a chip at a comma", async () => {
  setup();

  await userEvent.type(field(), "Ann,Bo");

  expect(chips()).toEqual(["Ann"]);
  expect(field().value).toBe("Bo");
});

test.each([
  { text: "Ann, Bo; Cy", made: ["Ann", "Bo; Cy"] },
  { text: "Ann\nBo\r\nCy", made: ["Ann", "Bo", "Cy"] },
  { text: "Ann\tBo", made: ["Ann", "Bo"] },
])("makes chips of all of $text when that is pasted", async ({ text, made }) => {
  setup();

  paste(text);

  expect(chips()).toEqual(made);
  expect(field().value).toBe("");
});

test("leaves a text without a separator to be pasted as ever", () => {
  setup();

  expect(paste("Ann")).toBe(true);
});

/** @returns whether the browser goes on to do what it does of its own */
function paste(text: string): boolean {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text", text);
  const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
  return fireEvent(field(), event);
}

test("refuses a duplicate and says so, until the user goes on", async () => {
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

test("removes the last chip with Backspace, and only when the field is empty", async () => {
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

test("is dismissed by a button that has its name: 'chip dismissed'", async () => {
  const onDismiss = vi.fn();
  setup({ defaultValue: ["Ann", "Bo"], onDismiss });

  await userEvent.click(removal("Ann"));

  expect(onDismiss.mock.calls).toEqual([["Ann"]]);
  expect(chips()).toEqual(["Bo"]);
});

test("hands the focus to the next chip, else to the one before, else to the field", async () => {
  setup({ defaultValue: ["Ann", "Bo", "Cy"] });

  await userEvent.click(removal("Bo"));
  expect(document.activeElement).toBe(removal("Cy"));

  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(removal("Ann"));

  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(field());
});

test("says 'Removed X', and what was added", async () => {
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

test("has buttons that are large enough for a finger", () => {
  setup({ defaultValue: ["Ann"] });

  const { width, height } = removal("Ann").getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

test("speaks Spanish", async () => {
  render(
    <LocaleProvider locale="es-US" messages={[kitEsUs]}>
      <InputChip label="Testigos" defaultValue={["Ann"]} />
    </LocaleProvider>,
  );

  await userEvent.click(screen.getByRole("button", { name: "Quitar Ann" }));

  await vi.waitFor(() => expect(announcements()).toEqual(["Se quitó Ann"]));
});

describe("in a shadow root", () => {
  test("hands the focus on as in a page", async () => {
    const shadow = renderInShadowRoot(<InputChip label="Witnesses" defaultValue={["Ann", "Bo"]} />);
    const [first, second] = shadow.querySelectorAll<HTMLElement>(".ck-chip > button");
    first?.focus();

    await userEvent.keyboard("{Enter}");
    expect(shadow.activeElement).toBe(second);

    await userEvent.keyboard("{Enter}");
    expect(shadow.activeElement).toBe(shadow.querySelector("input"));
  });
});
