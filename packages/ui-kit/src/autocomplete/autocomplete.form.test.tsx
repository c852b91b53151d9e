import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type FormEvent, type JSX, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderInFrame } from "../../testing/in-frame.tsx";
import { renderInShadowRoot } from "../../testing/in-shadow-root.tsx";
import "../styles.css";
import { Autocomplete, type AutocompleteProps } from "./autocomplete.tsx";

const options = [
  { value: "MI", text: "Michigan" },
  { value: "OH", text: "Ohio" },
];
const send = vi.fn((event: FormEvent) => event.preventDefault());

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function InForm(props: Partial<AutocompleteProps>): JSX.Element {
  return (
    <form aria-label="Claim" onSubmit={send}>
      <Autocomplete label="State" name="state" options={options} {...props} />
    </form>
  );
}

function form(): HTMLFormElement {
  return screen.getByRole("form");
}

function field(): HTMLInputElement {
  return screen.getByRole("combobox");
}

/** The values that the form would submit. */
function sent(root: HTMLFormElement = form()): [string, FormDataEntryValue][] {
  return [...new FormData(root)];
}

function error(): string | null | undefined {
  return document.querySelector("[data-part=error]")?.textContent;
}

async function choose(name: string): Promise<void> {
  await userEvent.fill(field(), name);
  await userEvent.click(screen.getByRole("option", { name }));
}

test("submits the value of the chosen option, otherwise the typed text", async () => {
  render(<InForm />);
  expect(sent()).toEqual([["state", ""]]);

  await choose("Ohio");
  expect(sent()).toEqual([["state", "OH"]]);

  await userEvent.type(field(), ", north");
  expect(sent()).toEqual([["state", "Ohio, north"]]);
});

test("calls onValueChange with the same value, and the option", async () => {
  const onValueChange = vi.fn();
  render(<InForm onValueChange={onValueChange} />);

  await choose("Ohio");
  await userEvent.type(field(), "s");

  expect(onValueChange.mock.calls).toEqual([
    ["Ohio", undefined],
    ["OH", options[1]],
    ["Ohios", undefined],
  ]);
});

test("calls the caller's handlers for a chosen option as for typing", async () => {
  const onChange = vi.fn();
  render(<InForm onChange={({ target }) => onChange(target.value)} />);

  await userEvent.fill(field(), "ohi");
  await userEvent.click(screen.getByRole("option", { name: "Ohio" }));

  expect(onChange.mock.calls).toEqual([["ohi"], ["OH"]]);
});

test("starts with an option by its value, and returns to it when the form is reset", async () => {
  render(<InForm defaultValue="OH" />);
  expect(field().value).toBe("Ohio");
  expect(sent()).toEqual([["state", "OH"]]);

  await choose("Michigan");
  expect(sent()).toEqual([["state", "MI"]]);

  await act(async () => form().reset());
  expect(field().value).toBe("Ohio");
  expect(sent()).toEqual([["state", "OH"]]);
});

test("returns to its first option when a form in a frame is reset", async () => {
  const inside = renderInFrame(<InForm defaultValue="OH" />);
  const typed = inside.querySelector<HTMLInputElement>("input:not([type=hidden])");
  fireEvent.input(typed as HTMLInputElement, { target: { value: "Mich" } });

  await act(async () => inside.querySelector("form")?.reset());

  expect(typed?.value).toBe("Ohio");
});

test("starts with an option that the caller passes, before any are loaded", () => {
  render(
    <InForm options={async () => []} defaultValue={{ value: "43215", text: "Columbus, OH" }} />,
  );

  expect(field().value).toBe("Columbus, OH");
  expect(sent()).toEqual([["state", "43215"]]);
});

test("shows a controlled value", async () => {
  function Controlled(): JSX.Element {
    const [value, setValue] = useState("MI");
    return (
      <>
        <InForm value={value} onValueChange={setValue} />
        <button type="button" onClick={() => setValue("MI")}>
          Back
        </button>
      </>
    );
  }
  render(<Controlled />);
  expect(field().value).toBe("Michigan");

  await choose("Ohio");
  expect(field().value).toBe("Ohio");
  expect(sent()).toEqual([["state", "OH"]]);

  await userEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(field().value).toBe("Michigan");
  expect(sent()).toEqual([["state", "MI"]]);
});

test("keeps a controlled value that the caller does not change", async () => {
  render(<InForm value="MI" />);

  await userEvent.type(field(), ", north");

  expect(field().value).toBe("Michigan");
  expect(sent()).toEqual([["state", "MI"]]);
});

test("chooses an option whose full text was typed, on blur", async () => {
  render(<InForm />);

  await userEvent.type(field(), " OHIO");
  await userEvent.tab();

  expect(field().value).toBe("Ohio");
  expect(sent()).toEqual([["state", "OH"]]);
});

test("also chooses it on Enter, before the form is submitted", async () => {
  const seen = vi.fn();
  send.mockImplementationOnce((event) => {
    event.preventDefault();
    seen(sent());
  });
  render(<InForm />);

  await userEvent.type(field(), "ohio{Enter}");

  expect(seen).toHaveBeenCalledWith([["state", "OH"]]);
});

test("chooses an option that autofill enters with the rest of the form", () => {
  const onValueChange = vi.fn();
  render(<InForm listOnly onValueChange={onValueChange} />);

  fireEvent.input(field(), { target: { value: "ohio" } });

  expect(sent()).toEqual([["state", "OH"]]);
  expect(field().checkValidity()).toBe(true);
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("OH", options[1]);
});

test("with listOnly, rejects free text, keeps it, and accepts an option", async () => {
  render(<InForm listOnly />);
  await userEvent.type(field(), "Ohi{Enter}");
  expect(send).not.toHaveBeenCalled();
  expect(error()).toBe("Choose one of the suggestions.");
  expect(field().value).toBe("Ohi");

  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(error()).toBeUndefined();

  await userEvent.keyboard("{Enter}");
  expect(send).toHaveBeenCalledOnce();
});

test("with listOnly, rejects an initial value that is not an option, until it is emptied", async () => {
  render(<InForm listOnly defaultValue="TX" />);
  expect(field().validity.customError).toBe(true);

  await userEvent.fill(field(), "");
  expect(field().checkValidity()).toBe(true);

  await act(async () => form().reset());
  expect(field().validity.customError).toBe(true);
});

test("is valid as soon as the controlled value is an option", () => {
  const { rerender } = render(<InForm listOnly value="TX" />);
  expect(field().validity.customError).toBe(true);

  rerender(<InForm listOnly value="OH" />);
  expect(field().checkValidity()).toBe(true);
});

test("shows the kit's message if a value is required", async () => {
  render(<InForm listOnly required />);

  await act(async () => form().requestSubmit());
  expect(error()).toBe("Fill in this field.");

  await choose("Ohio");
  expect(error()).toBeUndefined();
});

test("works in a shadow root", async () => {
  const shadow = renderInShadowRoot(<InForm listOnly />);
  const input = shadow.querySelector("input") as HTMLInputElement;
  const own = shadow.querySelector("form") as HTMLFormElement;

  await userEvent.type(input, "ohi{Enter}");
  expect(shadow.querySelector("[data-part=error]")?.textContent).toBe(
    "Choose one of the suggestions.",
  );

  await userEvent.click(input);
  await userEvent.click(shadow.querySelector("[role=option]") as HTMLElement);
  expect(shadow.activeElement).toBe(input);
  expect(sent(own)).toEqual([["state", "OH"]]);

  await userEvent.keyboard("{Backspace}");
  const active = shadow.querySelector("ul")?.matches(":popover-open");
  expect(active).toBe(true);
  await userEvent.keyboard("{Escape}{Escape}");
  expect(sent(own)).toEqual([["state", ""]]);
});
