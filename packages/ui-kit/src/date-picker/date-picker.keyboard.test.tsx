import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderInShadowRoot } from "../../testing/in-shadow-root.tsx";
import "../styles.css";
import { DatePicker, type DatePickerProps } from "./date-picker.tsx";

// The keys of the date picker dialog in the ARIA Authoring Practices:
// https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/

afterEach(cleanup);

/** Renders a picker and opens its calendar with the keyboard. */
async function openAt(date: string, props: Partial<DatePickerProps> = {}): Promise<void> {
  render(
    <DatePicker
      label="Date of loss"
      min="11/20/2011"
      max="11/20/2041"
      defaultValue={date}
      {...props}
    />,
  );
  screen.getByRole("button", { name: /Choose date/ }).focus();
  await userEvent.keyboard("{Enter}");
}

/** The accessible name of the focused element. */
function focused(): string | null | undefined {
  const host = document.activeElement;
  return (host?.shadowRoot?.activeElement ?? host)?.getAttribute("aria-label");
}

function field(): HTMLInputElement {
  return screen.getByRole("textbox");
}

test.each([
  { key: "ArrowRight", from: "2026-11-20", to: "Saturday, November 21, 2026" },
  { key: "ArrowLeft", from: "2026-11-20", to: "Thursday, November 19, 2026" },
  { key: "ArrowDown", from: "2026-11-20", to: "Friday, November 27, 2026" },
  { key: "ArrowUp", from: "2026-11-20", to: "Friday, November 13, 2026" },
  { key: "ArrowRight", from: "2026-11-30", to: "Tuesday, December 1, 2026" },
  { key: "ArrowUp", from: "2026-11-01", to: "Sunday, October 25, 2026" },
  { key: "Home", from: "2026-11-20", to: "Sunday, November 15, 2026" },
  { key: "End", from: "2026-11-20", to: "Saturday, November 21, 2026" },
  { key: "Home", from: "2026-12-01", to: "Sunday, November 29, 2026" },
  { key: "PageUp", from: "2026-11-20", to: "Tuesday, October 20, 2026" },
  { key: "PageDown", from: "2026-11-20", to: "Sunday, December 20, 2026" },
  { key: "Shift>}{PageUp}{/Shift", from: "2026-11-20", to: "Thursday, November 20, 2025" },
  { key: "Shift>}{PageDown}{/Shift", from: "2026-11-20", to: "Saturday, November 20, 2027" },
  { key: "Shift>}{PageDown}{/Shift", from: "2028-02-29", to: "Wednesday, February 28, 2029" },
  { key: "Control>}{Home}{/Control", from: "2026-11-20", to: "Sunday, November 1, 2026" },
  { key: "Control>}{End}{/Control", from: "2026-11-20", to: "Monday, November 30, 2026" },
])("{$key} moves from $from to $to", async ({ key, from, to }) => {
  await openAt(from);

  await userEvent.keyboard(`{${key}}`);

  expect(focused()).toBe(to);
});

test("returns to the same day of the month after a shorter month", async () => {
  await openAt("2026-01-31");

  await userEvent.keyboard("{PageDown}");
  expect(focused()).toBe("Saturday, February 28, 2026");
  await userEvent.keyboard("{PageDown}");
  expect(focused()).toBe("Tuesday, March 31, 2026");
});

test("keeps the day of the month that an arrow key has moved to", async () => {
  await openAt("2026-01-31");

  await userEvent.keyboard("{PageDown}{ArrowLeft}{PageDown}");

  expect(focused()).toBe("Friday, March 27, 2026");
});

test.each(["{PageUp}", "{Shift>}{PageUp}{/Shift}", "{ArrowUp}{ArrowUp}{ArrowUp}"])(
  "%s stops at the first date that can be chosen",
  async (keys) => {
    await openAt("2026-11-20", { min: "2026-11-09" });

    await userEvent.keyboard(keys);

    expect(focused()).toBe("Monday, November 9, 2026");
  },
);

test.each(["{PageDown}", "{Shift>}{PageDown}{/Shift}", "{End}{ArrowRight}{ArrowDown}"])(
  "%s stops at the last date that can be chosen",
  async (keys) => {
    await openAt("2026-11-20", { max: "2026-11-24" });

    await userEvent.keyboard(keys);

    expect(focused()).toBe("Tuesday, November 24, 2026");
  },
);

test.each(["{Enter}", " "])(
  "'%s' chooses the day, closes the calendar and restores the focus",
  async (key) => {
    await openAt("2026-11-20");

    await userEvent.keyboard(`{ArrowRight}${key}`);

    expect(field().value).toBe("11/21/2026");
    expect(screen.queryByRole("grid")).toBeNull();
    expect(focused()).toBe("Choose date, 11/21/2026");
  },
);

test("Escape closes the calendar without a change and focuses the button", async () => {
  await openAt("2026-11-20");

  await userEvent.keyboard("{ArrowRight}{Escape}");

  expect(field().value).toBe("11/20/2026");
  expect(screen.queryByRole("grid")).toBeNull();
  expect(focused()).toBe("Choose date, 11/20/2026");
});

test("the days are one tab stop, and Tab cycles within the dialog", async () => {
  await openAt("2026-11-20");
  const stops: (string | null | undefined)[] = [];

  for (let count = 0; count < 9; count += 1) {
    stops.push(focused() ?? document.activeElement?.textContent);
    await userEvent.keyboard("{Tab}");
  }

  expect(stops).toEqual([
    "Friday, November 20, 2026",
    "Clear",
    "Close",
    "Previous year",
    "Previous month",
    "Year",
    "Next month",
    "Next year",
    "Friday, November 20, 2026",
  ]);
});

test("Shift+Tab cycles backwards", async () => {
  await openAt("2026-11-20");
  screen.getByRole("button", { name: "Previous year" }).focus();

  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");

  expect(document.activeElement?.textContent).toBe("Close");
});

test("does not handle keys of the browser or the system", async () => {
  await openAt("2026-11-20");

  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}{Meta>}{ArrowDown}{/Meta}x");

  expect(focused()).toBe("Friday, November 20, 2026");
});

describe("the field", () => {
  test.each(["{Enter}", " ", "{ArrowDown}", "{Alt>}{ArrowDown}{/Alt}"])(
    "opens the calendar with '%s' and gets the focus when it closes",
    async (key) => {
      render(<DatePicker label="Date of loss" defaultValue="2026-11-20" min="2026-01-01" />);
      field().focus();

      await userEvent.keyboard(key);
      expect(focused()).toBe("Friday, November 20, 2026");

      await userEvent.keyboard("{Escape}");
      expect(document.activeElement).toBe(field());
    },
  );

  test("with allowInput, opens it with Alt+ArrowDown, on the typed date", async () => {
    render(<DatePicker label="Date of loss" allowInput min="2026-01-01" />);
    field().focus();

    await userEvent.keyboard("12/24/2026{Alt>}{ArrowDown}{/Alt}");

    expect(focused()).toBe("Thursday, December 24, 2026");
  });
});

test("the open calendar shows the typed date, is not modal while the user types, and closes on Enter", async () => {
  await openAt("2026-11-20", { allowInput: true });
  expect(screen.getByRole("dialog").ariaModal).toBe("true");

  field().select();
  await userEvent.keyboard("12/24/2026");
  expect(screen.getByRole("grid", { name: "December 2026" })).toBeTruthy();
  expect(screen.getByRole("gridcell", { selected: true }).textContent).toBe("24");
  expect(screen.getByRole("dialog").ariaModal).toBe("false");

  await userEvent.keyboard("{Enter}");
  expect(screen.queryByRole("grid")).toBeNull();
  expect(field().value).toBe("12/24/2026");
  expect(document.activeElement).toBe(field());
});

test("Enter that ends a character composition leaves the text as it is", () => {
  render(<DatePicker label="Date of loss" allowInput />);
  field().focus();
  fireEvent.input(field(), { target: { value: "１１/２０/２０２６" } });

  fireEvent.keyDown(field(), { key: "Enter", keyCode: 229, isComposing: true });

  expect(field().value).toBe("１１/２０/２０２６");
});

test("ArrowRight moves to the day on the right in right-to-left text", async () => {
  const { container } = render(<DatePicker label="Date of loss" defaultValue="2026-11-20" />);
  container.dir = "rtl";
  field().focus();

  await userEvent.keyboard("{Enter}{ArrowRight}{ArrowDown}");

  expect(focused()).toBe("Thursday, November 26, 2026");
});

test("works in a shadow root", async () => {
  const shadow = renderInShadowRoot(<DatePicker label="Date of loss" defaultValue="2026-11-20" />);
  shadow.querySelector("input")?.focus();

  await userEvent.keyboard("{Enter}{PageDown}{ArrowRight}");
  expect(focused()).toBe("Monday, December 21, 2026");

  await userEvent.keyboard("{Enter}");
  expect(shadow.querySelector("input")?.value).toBe("12/21/2026");
  expect(shadow.activeElement).toBe(shadow.querySelector("input"));
});

test("keeps the focus on a day when the caller sets a date in another month", async () => {
  const picker = (value: string) => <DatePicker label="Date of loss" value={value} />;
  const { rerender } = render(picker("2026-11-20"));
  screen.getByRole("button", { name: /Choose date/ }).focus();
  await userEvent.keyboard("{Enter}");
  expect(focused()).toBe("Friday, November 20, 2026");

  rerender(picker("2024-02-29"));
  expect(focused()).toBe("Thursday, February 29, 2024");

  await userEvent.keyboard("{ArrowRight}");
  expect(focused()).toBe("Friday, March 1, 2024");
});
