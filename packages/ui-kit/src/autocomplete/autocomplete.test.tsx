import { act, cleanup, render, screen } from "@testing-library/react";
import type { JSX } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { announcements, clearAnnouncements } from "../../testing/announcements.ts";
import "../styles.css";
import { Autocomplete, type AutocompleteProps } from "./autocomplete.tsx";

// Rules: docs/reference/kit.md#autocomplete

const states = [
  { value: "MI", text: "Michigan" },
  { value: "OH", text: "Ohio" },
  { value: "NC", text: "North Carolina" },
  { value: "SC", text: "South Carolina" },
  { value: "PR", text: "Río Grande" },
];
const many = ["1", "2", "3", "4", "5", "6", "7"].map((number) => ({
  value: number,
  text: `Street ${number}`,
}));

afterEach(() => {
  cleanup();
  clearAnnouncements();
});

function State(props: Partial<AutocompleteProps>): JSX.Element {
  return <Autocomplete label="State" name="state" options={states} {...props} />;
}

function field(): HTMLInputElement {
  return screen.getByRole("combobox", { name: /^State/ });
}

function suggested(): (string | null)[] {
  return screen.queryAllByRole("option").map(({ textContent }) => textContent);
}

function listbox(): HTMLElement {
  return screen.getByRole("listbox", { hidden: true });
}

/** The note that is shown instead of options. */
function note(): string | null {
  return screen.getByRole("list", { name: "Suggestions" }).textContent;
}

describe("minimum characters and number of options", () => {
  test("suggests options from the third character on, and shows a note until then", async () => {
    render(<State />);

    await userEvent.type(field(), "oh");
    expect(suggested()).toEqual([]);
    expect(note()).toBe("Type 3 or more characters.");

    await userEvent.type(field(), "i");
    expect(suggested()).toEqual(["Ohio"]);
  });

  test("shows at most five options", async () => {
    render(<State options={many} />);

    await userEvent.type(field(), "street");

    expect(suggested()).toHaveLength(5);
  });

  test("can be changed by the caller", async () => {
    render(<State options={many} minimumCharacters={1} maxOptions={7} />);

    await userEvent.type(field(), "s");

    expect(suggested()).toHaveLength(7);
  });
});

test("matches anywhere, ignoring case and accents; options that start with the text come first", async () => {
  render(<State minimumCharacters={1} />);

  await userEvent.type(field(), "rio");
  expect(suggested()).toEqual(["Río Grande"]);

  await userEvent.fill(field(), "o");
  expect(suggested()).toEqual(["Ohio", "North Carolina", "South Carolina", "Río Grande"]);
});

test("marks the typed text in the options", async () => {
  render(<State />);

  await userEvent.type(field(), "CAROL");

  const marks = Array.from(listbox().querySelectorAll("mark"), ({ textContent }) => textContent);
  expect(marks).toEqual(["Carol", "Carol"]);
});

test("shows that nothing matches", async () => {
  render(<State />);

  await userEvent.type(field(), "xyz");

  expect(note()).toBe("No match.");
  expect(suggested()).toEqual([]);
});

test("is a combobox with a listbox, which is empty while it is closed", async () => {
  render(<State />);
  const id = field().getAttribute("aria-controls");
  expect(field().getAttribute("aria-autocomplete")).toBe("list");
  expect(listbox()).toHaveProperty("id", id);
  expect(listbox().matches("ul:empty")).toBe(true);

  await userEvent.type(field(), "car");
  expect(field().ariaExpanded).toBe("true");
  expect(suggested()).toHaveLength(2);
  expect(screen.getByRole("listbox", { name: "Suggestions" })).toBe(listbox());

  // A note is not an option, so nothing can be activated.
  await userEvent.keyboard("x");
  expect(note()).toBe("No match.");
  expect(field().ariaExpanded).toBe("false");

  await userEvent.keyboard("{Escape}");
  expect(listbox().matches("ul:empty")).toBe(true);
});

test("is as wide as the field, below it", async () => {
  render(<State />);

  await userEvent.type(field(), "carolina");

  const box = listbox().getBoundingClientRect();
  const own = field().getBoundingClientRect();
  expect([box.left, box.width]).toEqual([own.left, own.width]);
  expect(box.top).toBeGreaterThan(own.bottom);
});

test("is as wide as the field in another direction than the page's", async () => {
  const { container } = render(<State />);
  container.dir = "rtl";
  await userEvent.type(field(), "caro");

  const [own, box] = [field(), listbox()].map((each) => each.getBoundingClientRect());
  expect([box?.left, box?.width]).toEqual([own?.left, own?.width]);
});

test("chooses an option on a press, and keeps the focus in the field", async () => {
  const onValueChange = vi.fn();
  render(<State onValueChange={onValueChange} />);
  await userEvent.type(field(), "carolina");

  await userEvent.click(screen.getByRole("option", { name: "South Carolina" }));

  expect(field().value).toBe("South Carolina");
  expect(document.activeElement).toBe(field());
  expect(suggested()).toEqual([]);
  expect(onValueChange).toHaveBeenLastCalledWith("SC", states[3]);
});

test("closes on a press outside, and opens again on a press in the field", async () => {
  render(<State />);
  await userEvent.type(field(), "carolina");

  await userEvent.click(document.body, { position: { x: 1, y: 300 } });
  expect(suggested()).toEqual([]);
  expect(field().value).toBe("carolina");

  await userEvent.click(field());
  expect(suggested()).toHaveLength(2);
});

test("does not open when a browser autofills the form", async () => {
  render(<State />);

  await act(async () => {
    field().setRangeText("carolina");
    field().dispatchEvent(new InputEvent("input", { bubbles: true }));
  });

  expect(suggested()).toEqual([]);
});

test("has a button that clears the text, next to it, if there is any", async () => {
  const onValueChange = vi.fn();
  render(<State defaultValue="OH" onValueChange={onValueChange} />);
  const clear = screen.getByRole("button", { name: "Clear" });
  const { paddingInlineEnd } = getComputedStyle(field());
  expect(parseFloat(paddingInlineEnd)).toBeGreaterThanOrEqual(clear.offsetWidth);

  await userEvent.click(clear);

  expect(field().value).toBe("");
  expect(onValueChange).toHaveBeenLastCalledWith("", undefined);
  expect(document.activeElement).toBe(field());
  expect(screen.queryByRole("button")).toBeNull();
});

test.each([{ disabled: true }, { readOnly: true }])("can't be cleared when %j", (props) => {
  render(<State defaultValue="OH" {...props} />);

  expect(screen.queryByRole("button")).toBeNull();
});

test("its list is hidden once a fieldset around it is disabled", async () => {
  const { rerender } = render(
    <fieldset>
      <State />
    </fieldset>,
  );
  await userEvent.type(field(), "carolina");

  rerender(
    <fieldset disabled>
      <State />
    </fieldset>,
  );

  expect(suggested()).toEqual([]);
});

test("announces the number of suggestions", async () => {
  render(<State />);

  await userEvent.type(field(), "carolina");
  await vi.waitFor(() => expect(announcements()).toContain("Suggestions: 2"));

  await userEvent.type(field(), "x");
  await vi.waitFor(() => expect(announcements()).toContain("No match."));
});

test("ignores keys of a character composition", async () => {
  render(<State />);
  await userEvent.type(field(), "carolina");
  const session = cdp();

  await session.send("Input.imeSetComposition", { text: "か", selectionStart: 1, selectionEnd: 1 });
  const keys = ["ArrowDown", "Enter"].map(
    (key) => new KeyboardEvent("keydown", { key, keyCode: 229, bubbles: true, cancelable: true }),
  );
  await act(async () => keys.forEach((key) => field().dispatchEvent(key)));

  expect(keys.map(({ defaultPrevented }) => defaultPrevented)).toEqual([false, false]);
  expect(field().getAttribute("aria-activedescendant")).toBeNull();
});
