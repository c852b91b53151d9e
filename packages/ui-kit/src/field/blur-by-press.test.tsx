import { cleanup, render, screen } from "@testing-library/react";
import { type JSX, useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { presses } from "../../testing/press.ts";
import { Autocomplete } from "../autocomplete/autocomplete.tsx";
import { InputChip } from "../chip/input-chip.tsx";
import { PasswordField } from "../password-field/password-field.tsx";
import "../styles.css";
import { TextField } from "../text-field/text-field.tsx";

// If leaving a field changes the layout around it, the button below moves. If it does so between
// press and release, the browser sends no click.

const options = [{ value: "1", text: "Columbus" }];

function ValidatedOnBlur({ valid }: { valid: (text: string) => boolean }): JSX.Element {
  const [error, setError] = useState("");
  return (
    <TextField
      label="City"
      error={error}
      onBlur={({ target }) => setError(valid(target.value) ? "" : "Enter a city.")}
    />
  );
}

/** How to bring a field into a state in which blur changes it, and what the button's handler then sees. */
const fields: {
  what: string;
  field: JSX.Element;
  before: () => Promise<void>;
  expectResult: () => void;
}[] = [
  {
    what: "an error of the caller appears",
    field: <ValidatedOnBlur valid={() => false} />,
    before: () => userEvent.click(screen.getByRole("textbox")),
    expectResult: () => expect(screen.getByText("Enter a city.")).toBeTruthy(),
  },
  {
    what: "an error of the caller disappears",
    field: <ValidatedOnBlur valid={(text) => text !== ""} />,
    before: async () => {
      await userEvent.click(screen.getByRole("textbox"));
      await userEvent.tab();
      await userEvent.type(screen.getByRole("textbox"), "Columbus");
    },
    expectResult: () => expect(screen.queryByText("Enter a city.")).toBeNull(),
  },
  {
    what: "an option has been typed in full",
    field: <Autocomplete label="City" name="city" options={options} listOnly />,
    before: async () => {
      await userEvent.type(screen.getByRole("combobox"), "colu{Enter}mbus{Escape}");
      expect(screen.getByText("Choose one of the suggestions.")).toBeTruthy();
    },
    expectResult: () => {
      expect(screen.queryByText("Choose one of the suggestions.")).toBeNull();
      expect(sent()).toEqual([["city", "1"]]);
    },
  },
  {
    what: "the error of a duplicate disappears",
    field: <InputChip label="Cities" name="city" defaultValue={["Columbus"]} />,
    before: () => userEvent.type(screen.getByRole("textbox"), "Columbus{Enter}"),
    expectResult: () => expect(document.querySelector("[data-part=error]")).toBeNull(),
  },
  {
    what: "a chip is created",
    field: <InputChip label="Cities" name="city" />,
    before: () => userEvent.type(screen.getByRole("textbox"), "Columbus"),
    expectResult: () => expect(sent()).toEqual([["city", "Columbus"]]),
  },
  {
    what: "the Caps Lock note disappears",
    field: <PasswordField label="Password" />,
    before: async () => {
      await userEvent.click(screen.getByLabelText(/^Password/));
      pressCapsLock();
      await screen.findByText("Caps Lock is on.");
    },
    expectResult: () => expect(screen.queryByText("Caps Lock is on.")).toBeNull(),
  },
];

/** WebDriver can't switch Caps Lock on, so dispatch an event with its state. */
function pressCapsLock(): void {
  screen
    .getByLabelText(/^Password/)
    .dispatchEvent(new KeyboardEvent("keyup", { bubbles: true, modifierCapsLock: true }));
}

function sent(): [string, FormDataEntryValue][] {
  const { form } = screen.getByRole<HTMLButtonElement>("button", { name: "Send" });
  return [...new FormData(form ?? undefined)];
}

afterEach(cleanup);

describe.each(presses)("a press by $by on the button below", ({ by, press }) => {
  test.each(fields)("is not lost when $what", async ({ field, before, expectResult }) => {
    await page.viewport(by === "touch" ? 360 : 1280, 700);
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => {
      event.preventDefault();
      expectResult();
    });
    render(
      <form onSubmit={onSubmit}>
        {field}
        <button type="submit" style={{ display: "block", blockSize: 20 }}>
          Send
        </button>
      </form>,
    );
    await before();

    await press(screen.getByRole("button", { name: "Send" }));

    await vi.waitFor(() => expect(onSubmit).toHaveReturned());
  });
});
