import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type JSX, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { clearAnnouncements } from "../../testing/announcements.ts";
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

function sent(): FormDataEntryValue[] {
  return field().form ? new FormData(field().form ?? undefined).getAll("witness") : [];
}

test("sends every chip under its name, and not what is being typed", async () => {
  setup({ defaultValue: ["Ann", "Bo"] });

  await userEvent.type(field(), "Cy");

  expect(sent()).toEqual(["Ann", "Bo"]);
});

test("does not send its form with Enter, not even with one too many", async () => {
  setup();
  await userEvent.click(field());

  await userEvent.keyboard("Ann{Enter}{Enter}");

  expect(send).not.toHaveBeenCalled();
});

test("makes a chip of what was left in the field when the user goes on", async () => {
  setup();

  await userEvent.type(field(), "Ann");
  await userEvent.tab();

  expect(chips()).toEqual(["Ann"]);
});

test("has the chip in time for a button that sends the form, and does not move that away before", async () => {
  const sentThen = vi.fn();
  setup({ onValueChange: vi.fn() });
  send.mockImplementationOnce((event) => {
    event.preventDefault();
    sentThen(sent());
  });
  await userEvent.type(field(), "Ann");

  await userEvent.click(screen.getByRole("button", { name: "Send" }));

  expect(sentThen).toHaveBeenCalledWith(["Ann"]);
});

test("makes a chip of what a browser fills in with the rest of the form", () => {
  setup();

  fireEvent.input(field(), { target: { value: "Ann" } });

  expect(chips()).toEqual(["Ann"]);
  expect(sent()).toEqual(["Ann"]);
});

test("shows a chip twice that its caller gives twice, and removes one of them", async () => {
  const complaints = vi.spyOn(console, "error");
  setup({ defaultValue: ["Ann", "Bo", "Ann"] });
  expect(chips()).toEqual(["Ann", "Bo", "Ann"]);
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();

  await userEvent.click(screen.getAllByRole("button", { name: "Remove Ann" })[0] as Element);

  expect(chips()).toEqual(["Bo", "Ann"]);
  expect(document.activeElement).toBe(removal("Bo"));
});

test("asks of every chip what 'type' and 'pattern' ask, and leaves a wrong one to be corrected", async () => {
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

test("takes what is right from what is pasted, and leaves the rest", () => {
  setup({ type: "email" });

  paste("ann@example.com\nbo\ncy@example.com");

  expect(chips()).toEqual(["ann@example.com", "cy@example.com"]);
  expect(field().value).toBe("bo");
});

test("is missing again when the last chip of a required one is gone", async () => {
  setup({ required: true, defaultValue: ["Ann"] });
  expect(field().form?.checkValidity()).toBe(true);

  await userEvent.click(removal("Ann"));

  expect(field().form?.checkValidity()).toBe(false);
});

test("goes back to its first chips when its form is reset, as often as that happens", async () => {
  setup({ defaultValue: ["Ann"] });
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

/** @returns whether the browser goes on to do what it does of its own */
function paste(text: string): boolean {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text", text);
  const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
  return fireEvent(field(), event);
}
