import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type JSX, useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { forgetHeard, heard } from "../../testing/heard.ts";
import { renderInShadowRoot } from "../../testing/in-shadow-root.tsx";
import { kitEsUs } from "../locales/es-us.ts";
import "../styles.css";
import { LocaleContext } from "../text/locale.tsx";
import { InputChip, type InputChipProps } from "./input-chip.tsx";

afterEach(() => {
  cleanup();
  forgetHeard();
});

const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());

function draw(props: Partial<InputChipProps> = {}): void {
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

function sent(): FormDataEntryValue[] {
  return field().form ? new FormData(field().form ?? undefined).getAll("witness") : [];
}

test("makes a chip of what was typed when the key of code 13, Enter, is pressed: 'Chips separator key code 13'", async () => {
  draw();
  await userEvent.click(field());

  const codes: number[] = [];
  field().addEventListener("keydown", ({ keyCode }) => codes.push(keyCode));
  await userEvent.keyboard("Ann{Enter}");

  expect(codes.at(-1)).toBe(13);
  expect(chips()).toEqual(["Ann"]);
  expect(field().value).toBe("");
});

test("makes no chip of what an input method has not finished, whose Enter has another code", async () => {
  draw();
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
  draw();

  await userEvent.type(field(), "Ann,Bo");

  expect(chips()).toEqual(["Ann"]);
  expect(field().value).toBe("Bo");
});

test.each([
  { text: "Ann, Bo; Cy", made: ["Ann", "Bo; Cy"] },
  { text: "Ann\nBo\r\nCy", made: ["Ann", "Bo", "Cy"] },
  { text: "Ann\tBo", made: ["Ann", "Bo"] },
])("makes chips of all of $text when that is pasted", async ({ text, made }) => {
  draw();

  paste(text);

  expect(chips()).toEqual(made);
  expect(field().value).toBe("");
});

test("leaves a text without a separator to be pasted as ever", () => {
  draw();

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
  draw({ defaultValue: ["Ann"] });
  await userEvent.click(field());

  await userEvent.keyboard("ann{Enter}");
  expect(chips()).toEqual(["Ann"]);
  expect(field().value).toBe("");
  expect(field().getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("ann is already in the list.").id).toBe(
    field().getAttribute("aria-describedby"),
  );
  await vi.waitFor(() => expect(heard()).toEqual(["ann is already in the list."]));

  await userEvent.keyboard("B");
  expect(field().getAttribute("aria-invalid")).toBeNull();
});

test("removes the last chip with Backspace, and only when the field is empty", async () => {
  draw({ defaultValue: ["Ann", "Bo"] });
  await userEvent.click(field());

  await userEvent.keyboard("x{Backspace}");
  expect(chips()).toEqual(["Ann", "Bo"]);

  await userEvent.keyboard("{Backspace}");
  expect(chips()).toEqual(["Ann"]);
  expect(document.activeElement).toBe(field());
});

test("stops at the chips when Backspace is held down", () => {
  draw({ defaultValue: ["Ann"] });

  act(() => {
    field().dispatchEvent(
      new KeyboardEvent("keydown", { key: "Backspace", repeat: true, bubbles: true }),
    );
  });

  expect(chips()).toEqual(["Ann"]);
});

test("is dismissed by a button that has its name: 'chip dismissed'", async () => {
  const onDismiss = vi.fn();
  draw({ defaultValue: ["Ann", "Bo"], onDismiss });

  await userEvent.click(removal("Ann"));

  expect(onDismiss.mock.calls).toEqual([["Ann"]]);
  expect(chips()).toEqual(["Bo"]);
});

test("hands the focus to the next chip, else to the one before, else to the field", async () => {
  draw({ defaultValue: ["Ann", "Bo", "Cy"] });

  await userEvent.click(removal("Bo"));
  expect(document.activeElement).toBe(removal("Cy"));

  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(removal("Ann"));

  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(field());
});

test("says 'Removed X', and what was added", async () => {
  draw();
  await userEvent.click(field());
  await userEvent.keyboard("$& Ann{Enter}");
  await vi.waitFor(() => expect(heard()).toEqual(["Added $& Ann"]));

  await userEvent.keyboard("{Backspace}");

  await vi.waitFor(() => expect(heard()).toEqual(["Added $& Ann", "Removed $& Ann"]));
});

test("sends every chip under its name, and not what is being typed", async () => {
  draw({ defaultValue: ["Ann", "Bo"] });

  await userEvent.type(field(), "Cy");

  expect(sent()).toEqual(["Ann", "Bo"]);
});

test("does not send its form with Enter, not even with one too many", async () => {
  draw();
  await userEvent.click(field());

  await userEvent.keyboard("Ann{Enter}{Enter}");

  expect(send).not.toHaveBeenCalled();
});

test("makes a chip of what was left in the field when the user goes on", async () => {
  draw();

  await userEvent.type(field(), "Ann");
  await userEvent.tab();

  expect(chips()).toEqual(["Ann"]);
});

test("has the chip in time for a button that sends the form, and does not move that away before", async () => {
  const sentThen = vi.fn();
  draw({ onValueChange: vi.fn() });
  send.mockImplementationOnce((event) => {
    event.preventDefault();
    sentThen(sent());
  });
  await userEvent.type(field(), "Ann");

  await userEvent.click(screen.getByRole("button", { name: "Send" }));

  expect(sentThen).toHaveBeenCalledWith(["Ann"]);
});

test("asks of every chip what 'type' and 'pattern' ask, and leaves a wrong one to be corrected", async () => {
  draw({ type: "email" });
  await userEvent.click(field());

  await userEvent.keyboard("ann{Enter}");
  expect(chips()).toEqual([]);
  expect(field().value).toBe("ann");
  expect(screen.getByText(/^Enter an email address/).id).toBe(
    field().getAttribute("aria-describedby"),
  );

  await userEvent.keyboard("@example.com,");
  expect(chips()).toEqual(["ann@example.com"]);
  expect(field().getAttribute("aria-invalid")).toBeNull();
});

test("takes what is right from what is pasted, and leaves the rest", () => {
  draw({ type: "email" });

  paste("ann@example.com\nbo\ncy@example.com");

  expect(chips()).toEqual(["ann@example.com", "cy@example.com"]);
  expect(field().value).toBe("bo");
});

test("is missing again when the last chip of a required one is gone", async () => {
  draw({ required: true, defaultValue: ["Ann"] });
  expect(field().form?.checkValidity()).toBe(true);

  await userEvent.click(removal("Ann"));

  expect(field().form?.checkValidity()).toBe(false);
});

test("goes back to its first chips when its form is reset, as often as that happens", async () => {
  draw({ defaultValue: ["Ann"] });
  const reset = screen.getByRole("button", { name: "Reset" });

  for (const chip of ["Bo", "Cy"]) {
    await userEvent.type(field(), `${chip}{Enter}`);
    expect(chips()).toEqual(["Ann", chip]);
    await userEvent.click(reset);
    expect(chips()).toEqual(["Ann"]);
  }
});

test("leaves the decision to a caller who holds the chips", async () => {
  const wanted = vi.fn();
  function Caller(): JSX.Element {
    const [value, setValue] = useState<readonly string[]>(["Ann"]);
    return (
      <InputChip
        label="Witnesses"
        value={value}
        onValueChange={(next) => {
          wanted(next);
          setValue(next.slice(0, 2));
        }}
      />
    );
  }
  render(<Caller />);

  await userEvent.type(field(), "Bo, Cy,");

  expect(wanted.mock.calls).toEqual([[["Ann", "Bo"]], [["Ann", "Bo", "Cy"]]]);
  expect(chips()).toEqual(["Ann", "Bo"]);
});

test.each([{ disabled: true }, { readOnly: true }])("can't be changed while it is %o", (props) => {
  draw({ ...props, defaultValue: ["Ann"] });

  act(() => {
    field().dispatchEvent(new KeyboardEvent("keydown", { key: "Backspace", bubbles: true }));
  });

  expect(chips()).toEqual(["Ann"]);
  expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();
});

test("has buttons that are large enough for a finger", () => {
  draw({ defaultValue: ["Ann"] });

  const { width, height } = removal("Ann").getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

test("speaks Spanish", async () => {
  render(
    <LocaleContext value={kitEsUs}>
      <InputChip label="Testigos" defaultValue={["Ann"]} />
    </LocaleContext>,
  );

  await userEvent.click(screen.getByRole("button", { name: "Quitar Ann" }));

  await vi.waitFor(() => expect(heard()).toEqual(["Se quitó Ann"]));
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
