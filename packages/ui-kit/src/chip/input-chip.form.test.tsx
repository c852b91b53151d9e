import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type JSX, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { clearAnnouncements } from "../../testing/announcements.ts";
import { paste } from "../../testing/paste.ts";
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

function sent(): FormDataEntryValue[] {
  return field().form ? new FormData(field().form ?? undefined).getAll("witness") : [];
}

test("submits every chip under its name, but not the text that is being typed", async () => {
  setup({ defaultValue: ["Ann", "Bo"] });

  await userEvent.type(field(), "Cy");

  expect(sent()).toEqual(["Ann", "Bo"]);
});

test("does not submit the form on Enter, not even in the empty field", async () => {
  setup();
  await userEvent.click(field());

  await userEvent.keyboard("Ann{Enter}{Enter}");

  expect(send).not.toHaveBeenCalled();
});

test("creates a chip from the typed text on blur", async () => {
  setup();

  await userEvent.type(field(), "Ann");
  await userEvent.tab();

  expect(chips()).toEqual(["Ann"]);
});

test("creates the chip before a click on the submit button, without moving the button", async () => {
  const onSent = vi.fn();
  setup({ onValueChange: vi.fn() });
  send.mockImplementationOnce((event) => {
    event.preventDefault();
    onSent(sent());
  });
  await userEvent.type(field(), "Ann");

  await userEvent.click(screen.getByRole("button", { name: "Send" }));

  expect(onSent).toHaveBeenCalledWith(["Ann"]);
});

test("creates a chip from autofilled text", () => {
  setup();

  fireEvent.input(field(), { target: { value: "Ann" } });

  expect(chips()).toEqual(["Ann"]);
  expect(sent()).toEqual(["Ann"]);
});

test("shows duplicate values of the caller, and removes only one of them", async () => {
  const consoleError = vi.spyOn(console, "error");
  setup({ defaultValue: ["Ann", "Bo", "Ann"] });
  expect(chips()).toEqual(["Ann", "Bo", "Ann"]);
  expect(consoleError).not.toHaveBeenCalled();
  consoleError.mockRestore();

  await userEvent.click(screen.getAllByRole("button", { name: "Remove Ann" })[0] as Element);

  expect(chips()).toEqual(["Bo", "Ann"]);
  expect(document.activeElement).toBe(removeButton("Bo"));
});

test("validates each chip by 'type' and 'pattern', and keeps invalid text for correction", async () => {
  setup({ type: "email" });
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

test("creates chips from the valid parts of pasted text, and keeps the rest in the field", () => {
  setup({ type: "email" });

  paste("ann@example.com\nbo\ncy@example.com", field());

  expect(chips()).toEqual(["ann@example.com", "cy@example.com"]);
  expect(field().value).toBe("bo");
});

test("is invalid again when it is required and its last chip is removed", async () => {
  setup({ required: true, defaultValue: ["Ann"] });
  expect(field().form?.checkValidity()).toBe(true);

  await userEvent.click(removeButton("Ann"));

  expect(field().form?.checkValidity()).toBe(false);
});

test("restores its initial chips each time the form is reset", async () => {
  setup({ defaultValue: ["Ann"] });
  const reset = screen.getByRole("button", { name: "Reset" });

  for (const chip of ["Bo", "Cy"]) {
    await userEvent.type(field(), `${chip}{Enter}`);
    expect(chips()).toEqual(["Ann", chip]);
    await userEvent.click(reset);
    expect(chips()).toEqual(["Ann"]);
  }
});

test("shows the chips that the caller sets, if it is controlled", async () => {
  const onValueChange = vi.fn();
  function Caller(): JSX.Element {
    const [value, setValue] = useState<readonly string[]>(["Ann"]);
    return (
      <InputChip
        label="Witnesses"
        value={value}
        onValueChange={(next) => {
          onValueChange(next);
          setValue(next.slice(0, 2));
        }}
      />
    );
  }
  render(<Caller />);

  await userEvent.type(field(), "Bo, Cy,");

  expect(onValueChange.mock.calls).toEqual([[["Ann", "Bo"]], [["Ann", "Bo", "Cy"]]]);
  expect(chips()).toEqual(["Ann", "Bo"]);
});
