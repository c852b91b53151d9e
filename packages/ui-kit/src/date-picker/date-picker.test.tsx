import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { Activity, useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderInFrame } from "../../testing/in-frame.tsx";
import { presses } from "../../testing/press.ts";
import { kitEsUs } from "../locales/es-us.ts";
import { LocaleProvider } from "../messages/locale-provider.tsx";
import "../styles.css";
import { DatePicker, type DatePickerProps } from "./date-picker.tsx";

// Rules: docs/reference/kit.md#date-picker

const WIDE = { width: 900, height: 800 };

beforeEach(() => page.viewport(WIDE.width, WIDE.height));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const range = { min: "11/20/2011", max: "11/20/2041" };

function setup(props: Partial<DatePickerProps> = {}): HTMLElement {
  return render(
    <form>
      <DatePicker label="Date of loss" name="lossDate" {...range} {...props} />
    </form>,
  ).container;
}

function field(): HTMLInputElement {
  return screen.getByRole("textbox");
}

function icon(): HTMLElement {
  return screen.getByRole("button", { name: /^Choose date/ });
}

function day(name: string | RegExp): HTMLElement {
  return screen.getByRole("gridcell", { name });
}

function sent(root: HTMLElement): FormDataEntryValue | null {
  return new FormData(root.querySelector("form") ?? undefined).get("lossDate");
}

/** The path of an icon. */
function iconMarkup(button: HTMLElement): string | undefined {
  return button.querySelector("svg")?.innerHTML;
}

async function type(text: string): Promise<void> {
  await userEvent.fill(field(), text);
  await userEvent.keyboard("{Enter}");
}

/** Fills the field as autofill does, without focusing it. */
function autofill(text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
  set?.call(field(), text);
  act(() => {
    field().dispatchEvent(new Event("input", { bubbles: true }));
    field().dispatchEvent(new Event("change", { bubbles: true }));
  });
}

function description(): string {
  const ids = field().getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(" | ");
}

describe("open and closed", () => {
  test("while open the icon is an X, closed it is a calendar; clicking the icon toggles it", async () => {
    setup();
    const closed = iconMarkup(icon());
    expect(icon().getAttribute("aria-expanded")).toBe("false");

    await userEvent.click(icon());
    expect(screen.getByRole("dialog", { name: "Choose date" }).checkVisibility()).toBe(true);
    expect(icon().getAttribute("aria-expanded")).toBe("true");
    expect(iconMarkup(icon())).not.toBe(closed);

    await userEvent.click(icon());
    expect(screen.queryByRole("grid")).toBeNull();
    expect(iconMarkup(icon())).toBe(closed);
  });
});

describe("attributes", () => {
  test.each([
    { form: "comma lists", one: "11/20/2026, 11/24/2026", two: "11/20/2026", three: "11/25/2026" },
    {
      form: "ISO dates",
      one: ["2026-11-20", "2026-11-24"],
      two: ["2026-11-20"],
      three: ["2026-11-25"],
    },
  ])("datesOne, datesTwo, datesThree as $form, with their labels", async ({ one, two, three }) => {
    setup({
      defaultValue: "2026-11-20",
      datesOne: one,
      datesOneLabel: "payment due",
      datesTwo: two,
      datesTwoLabel: "inspection",
      datesThree: three,
      datesThreeLabel: "rental car ends",
    });
    await userEvent.click(icon());

    expect(
      within(screen.getByRole("list"))
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual(["payment due", "inspection", "rental car ends"]);
    expect(day("Friday, November 20, 2026, payment due, inspection")).toBeTruthy();
    expect(day("Tuesday, November 24, 2026, payment due")).toBeTruthy();
    expect(day("Wednesday, November 25, 2026, rental car ends")).toBeTruthy();
    expect(day("Thursday, November 26, 2026")).toBeTruthy();
  });

  test.each([
    { pickerPosition: undefined, edge: "right" },
    { pickerPosition: "auto right", edge: "right" },
    { pickerPosition: "auto left", edge: "left" },
  ] as const)(
    "pickerposition $pickerPosition (default auto right)",
    async ({ pickerPosition, edge }) => {
      const root = setup(pickerPosition && { pickerPosition });
      root.style.cssText = "position: fixed; top: 20px; left: 300px; width: 256px";

      await userEvent.click(icon());

      const popup = screen.getByRole("dialog").getBoundingClientRect();
      expect(popup[edge]).toBeCloseTo(field().getBoundingClientRect()[edge], 0);
    },
  );

  test.each(["2026-11-20", "11/20/2026"])("value as %s", (value) => {
    const root = setup({ value });

    expect(field().value).toBe("11/20/2026");
    expect(sent(root)).toBe("2026-11-20");
  });

  test("iconname", () => {
    setup();
    const usual = iconMarkup(icon());
    cleanup();

    setup({ iconName: "clock" });

    expect(iconMarkup(icon())).not.toBe(usual);
  });

  test("instructionaltext", () => {
    setup({ instructionalText: "As on the police report." });

    expect(description()).toBe("As on the police report.");
  });
});

describe("range, disabled dates and typed text", () => {
  test("dates outside min/max are disabled", async () => {
    const onValueChange = vi.fn();
    setup({ min: "11/10/2026", max: "2026-11-25", defaultValue: "2026-11-20", onValueChange });
    await userEvent.click(icon());

    const off = screen
      .getAllByRole("gridcell")
      .filter((cell) => cell.ariaDisabled)
      .map((cell) => cell.textContent);
    expect(off).toEqual([..."123456789", "26", "27", "28", "29", "30"]);
    await userEvent.click(day(/November 9,/), { force: true });
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test("default range is 15 years before to 15 years after today", async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 20, 12), toFake: ["Date"] });
    setup({ min: undefined, max: undefined });
    await userEvent.click(icon());

    const years = within(screen.getByRole("combobox", { name: "Year" })).getAllByRole("option");
    expect([years[0]?.textContent, years.at(-1)?.textContent]).toEqual(["2011", "2041"]);
    expect(document.activeElement).toBe(day("Friday, November 20, 2026"));
    expect(document.activeElement?.ariaCurrent).toBe("date");
  });

  test("disabled dates are given as a comma-separated list, can be focused, and can't be chosen", async () => {
    const onValueChange = vi.fn();
    setup({ defaultValue: "2026-11-25", disabledDates: "11/26/2026,11/27/2026", onValueChange });
    await userEvent.click(icon());

    await userEvent.keyboard("{ArrowRight}{Enter}");

    expect(document.activeElement).toBe(day("Thursday, November 26, 2026 is not available"));
    expect(document.activeElement?.ariaDisabled).toBe("true");
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test("disabled dates default to a placeholder date 01/01/1899", async () => {
    setup({ min: "01/01/1890", max: "01/01/1900", defaultValue: "01/01/1899" });
    await userEvent.click(icon());

    expect(screen.getAllByRole("gridcell").filter((cell) => cell.ariaDisabled)).toEqual([
      day("Sunday, January 1, 1899 is not available"),
    ]);
  });

  test("the reason of a disabled date is in its name, in its tooltip and below the calendar", async () => {
    setup({
      defaultValue: "2026-11-20",
      disabledDates: [{ date: "2026-11-26", reason: "office closed" }],
    });
    await userEvent.click(icon());
    const name = "Thursday, November 26, 2026 is not available: office closed";

    expect(within(day(name)).getByTitle("office closed")).toBeTruthy();
    await userEvent.click(day(name), { force: true });
    expect(screen.getByText(name)).toBeTruthy();
  });

  test("format MM/DD/YYYY with hint 'Use this format: MM/DD/YYYY'", async () => {
    setup();
    expect(description()).toBe("Use this format: MM/DD/YYYY");

    await userEvent.click(icon());
    screen.getByRole<HTMLElement>("gridcell", { name: /, /, current: "date" });
    await userEvent.keyboard("{Enter}");

    expect(field().value).toMatch(/^\d\d\/\d\d\/\d{4}$/);
  });

  test("typed input is allowed only if allowinput is set", async () => {
    setup();
    await userEvent.click(screen.getByText("Date of loss"));
    await userEvent.keyboard("{Escape}");
    await userEvent.keyboard("11/20/2026");
    expect(field().value).toBe("");
    expect(field().ariaReadOnly).toBe("true");
    cleanup();

    const root = setup({ allowInput: true });
    await type("11/20/2026");
    expect(sent(root)).toBe("2026-11-20");
    expect(field().ariaReadOnly).toBeNull();
  });

  test.each([
    { mode: "12", start: "2026-11-20T12:58:58", hours: [1, 12], shown: "12" },
    { mode: "24", start: "2026-11-20T23:58:58", hours: [0, 23], shown: "23" },
  ] as const)(
    "time input hours in $mode-hour mode are limited, minutes and seconds are 0 to 59",
    async ({ mode, start, hours, shown }) => {
      const root = setup({ hourCycle: mode, showSeconds: true, defaultValue: start });
      await userEvent.click(icon());
      const spin = (name: string) => screen.getByRole<HTMLInputElement>("spinbutton", { name });

      expect([spin("Hour").min, spin("Hour").max]).toEqual(hours.map(String));
      expect(spin("Hour").value).toBe(shown);
      for (const name of ["Minute", "Second"]) {
        expect([spin(name).min, spin(name).max]).toEqual(["0", "59"]);
        await userEvent.fill(spin(name), "75");
      }
      await userEvent.fill(spin("Hour"), "99");
      await userEvent.click(spin("Minute"));

      expect(spin("Hour").value).toBe(String(hours[1]));
      expect(sent(root)).toBe(`2026-11-20T${mode === "12" ? "12" : "23"}:59:59`);
    },
  );

  test("the mouse wheel does not change the time", async () => {
    const root = setup({ hourCycle: "12", showSeconds: true, defaultValue: "2026-11-20T14:30:15" });
    await userEvent.click(icon());

    for (const name of ["Hour", "Minute", "Second"]) {
      const part = screen.getByRole("spinbutton", { name });
      await userEvent.click(part);
      await userEvent.wheel(part, { delta: { y: 100 } });
    }

    expect(sent(root)).toBe("2026-11-20T14:30:15");
  });

  test("AM and PM change the hours", async () => {
    const root = setup({ hourCycle: "12", defaultValue: "2026-11-20T02:30" });
    await userEvent.click(icon());

    await userEvent.selectOptions(screen.getByRole("combobox", { name: "AM / PM" }), "PM");

    expect(sent(root)).toBe("2026-11-20T14:30");
    expect(field().value).toBe("11/20/2026 02:30 PM");
  });
});

describe("invalid input is reported to the error handler, otherwise to the console", () => {
  test.each([
    { code: "date", value: "02/30/2026", props: { defaultValue: "02/30/2026" } },
    { code: "date", value: "soon", props: { min: "soon" } },
    { code: "date", value: "13/13/2026", props: { datesTwo: "11/20/2026,13/13/2026" } },
    { code: "date", value: "x", props: { disabledDates: ["x"] } },
  ])("invalid date $value", async ({ code, value, props }) => {
    const onError = vi.fn();
    setup({ ...props, onError });
    await vi.waitFor(() => expect(onError).toHaveBeenCalledWith({ code, value }));

    await userEvent.click(icon());

    expect(onError).toHaveBeenCalledOnce();
    expect(screen.getByRole("grid")).toBeTruthy();
  });

  test.each([
    { date: "2026-11-01", error: "Enter a date from 11/10/2026 to 11/25/2026." },
    { date: "2026-11-24", error: "Tuesday, November 24, 2026 is not available: office closed" },
    { date: "2026-11-20", error: undefined },
  ])("the given date $date is checked like a typed one", async ({ date, error }) => {
    const disabledDates = [{ date: "2026-11-24", reason: "office closed" }];
    setup({ min: "11/10/2026", max: "11/25/2026", disabledDates, defaultValue: date });

    await act(async () => void field().checkValidity());

    expect(document.querySelector("[data-part=error]")?.textContent).toBe(error);
  });

  test("an invalid date, if the user only types", async () => {
    const onError = vi.fn();
    setup({ allowInput: true, disabledDates: ["soon"], onError });

    await type("11/20/2026");

    expect(onError.mock.calls).toEqual([[{ code: "date", value: "soon" }]]);
  });

  test("a language that the browser does not support, which is replaced by English", async () => {
    const onError = vi.fn();
    render(
      <LocaleProvider locale="xx-XX" messages={[{ locale: "xx-XX", texts: {} }]}>
        <DatePicker label="Date of loss" {...range} defaultValue="2026-11-20" onError={onError} />
      </LocaleProvider>,
    );
    await userEvent.click(icon());

    await vi.waitFor(() =>
      expect(onError).toHaveBeenCalledWith({ code: "locale", value: "xx-XX" }),
    );
    expect(day("Friday, November 20, 2026")).toBeTruthy();
  });

  test("invalid input", async () => {
    const onError = vi.fn();
    setup({ allowInput: true, onError });

    await type("02/30/2026");

    expect(onError.mock.calls).toEqual([[{ code: "input", value: "02/30/2026" }]]);
  });

  test("without a handler, logs to the console", async () => {
    const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
    setup({ allowInput: true });

    await type("soon");

    expect(consoleError.mock.calls).toEqual([['DatePicker: invalid input "soon".']]);
  });
});

describe("timings", () => {
  test("debounces changes by 300 ms: reports only the last of several times; the form submits each", async () => {
    const onValueChange = vi.fn();
    const root = setup({ hourCycle: "24", defaultValue: "2026-11-20T14:30", onValueChange });
    await userEvent.click(icon());
    const timers = vi.spyOn(globalThis, "setTimeout");

    screen.getByRole("spinbutton", { name: "Minute" }).focus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");

    expect(sent(root)).toBe("2026-11-20T14:33");
    expect(timers.mock.calls.some(([, ms]) => ms === 300)).toBe(true);
    await vi.waitFor(() => expect(onValueChange.mock.calls).toEqual([["2026-11-20T14:33"]]));
  });

  test("debounces changes by 300 ms: reports a typed date after a pause, and keeps the text", async () => {
    const onValueChange = vi.fn();
    setup({ allowInput: true, onValueChange });
    field().focus();

    autofill("nov 2 2026");
    autofill("nov 20 2026");
    expect(onValueChange).not.toHaveBeenCalled();

    await vi.waitFor(() => expect(onValueChange.mock.calls).toEqual([["2026-11-20"]]));
    expect(field().value).toBe("nov 20 2026");
  });

  test.each([
    {
      what: "a time",
      props: { hourCycle: "24", defaultValue: "2026-11-20T14:30" },
      change: async () => {
        await userEvent.click(icon());
        await userEvent.fill(screen.getByRole("spinbutton", { name: "Hour" }), "15");
      },
      reported: "2026-11-20T15:30",
    },
    {
      what: "a typed date",
      props: { allowInput: true },
      change: () => autofill("11/20/2026"),
      reported: "2026-11-20",
    },
  ] as const)(
    "reports $what when the picker is unmounted before the delay ends",
    async ({ props, change, reported }) => {
      const onValueChange = vi.fn();
      setup({ ...props, onValueChange });

      await change();
      cleanup();

      await vi.waitFor(() => expect(onValueChange.mock.calls).toEqual([[reported]]));
    },
  );

  test("debounces resizing by 50 ms, then scrolls to the day", async () => {
    setup({ defaultValue: "2026-11-20" });
    await userEvent.click(icon());
    const scrollIntoView = vi.spyOn(day("Friday, November 20, 2026"), "scrollIntoView");
    const timers = vi.spyOn(globalThis, "setTimeout");

    dispatchEvent(new Event("resize"));
    dispatchEvent(new Event("resize"));

    expect(timers.mock.calls.filter(([, ms]) => ms === 50)).toHaveLength(2);
    await vi.waitFor(() => expect(scrollIntoView).toHaveBeenCalledOnce());
  });
});

describe("typed text", () => {
  test.each([
    {
      typed: "nov 20 2026",
      shown: "11/20/2026",
      says: "We read this as Friday, November 20, 2026",
    },
    { typed: "11-20-2026", shown: "11/20/2026", says: "We read this as Friday, November 20, 2026" },
    {
      typed: "11/20/26",
      shown: "11/20/2026",
      says: "We read this as Friday, November 20, 2026. Years of two digits are 1942 to 2041.",
    },
  ])("$typed is parsed and shown in words on Enter and on blur", async ({ typed, shown, says }) => {
    const root = setup({ allowInput: true });
    await userEvent.fill(field(), typed);
    await userEvent.keyboard("{Enter}");

    expect([field().value, sent(root), description()]).toEqual([shown, "2026-11-20", says]);
    expect(screen.getByText(says).ariaLive).toBe("polite");
    cleanup();

    setup({ allowInput: true });
    await userEvent.fill(field(), typed);
    await userEvent.tab();
    await vi.waitFor(() => expect([field().value, description()]).toEqual([shown, says]));
  });

  test("is parsed on Enter, and submitted with the next Enter", async () => {
    const root = setup({ allowInput: true });
    const onSubmit = vi.fn((event: Event) => event.preventDefault());
    root.querySelector("form")?.addEventListener("submit", onSubmit);

    await type("nov 20 2026");
    expect(onSubmit).not.toHaveBeenCalled();

    await userEvent.keyboard("{Enter}");
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test.each([
    { typed: "soon", problem: "We can't read this as a date. Use this format: MM/DD/YYYY" },
    { typed: "11/20/1999", problem: "Enter a date from 11/20/2011 to 11/20/2041." },
    {
      typed: "11/26/2026",
      problem: "Thursday, November 26, 2026 is not available: office closed",
    },
  ])("$typed stays, is invalid, and prevents submitting", async ({ typed, problem }) => {
    const root = setup({
      allowInput: true,
      onError: () => {},
      disabledDates: [{ date: "2026-11-26", reason: "office closed" }],
    });

    await type(typed);

    expect([field().value, sent(root)]).toEqual([typed, ""]);
    expect(screen.getByRole("alert").textContent).toBe(problem);
    expect(description()).toContain(problem);
    expect(field().ariaInvalid).toBe("true");
    expect(field().validationMessage).toBe(problem);

    await type("11/20/2026");
    expect(field().validity.valid).toBe(true);
    expect(field().ariaInvalid).toBeNull();
  });

  test("is submitted before the user leaves the field", () => {
    const root = setup({ allowInput: true, defaultValue: "2026-01-01", required: true });

    autofill("02/02/2027");

    expect([sent(root), field().value]).toEqual(["2027-02-02", "02/02/2027"]);
    expect(field().validity.valid).toBe(true);
  });

  test("prevents submitting before the user leaves the field", async () => {
    const root = setup({ allowInput: true, defaultValue: "2026-01-01", onError: () => {} });
    const onSubmit = vi.fn((event: Event) => event.preventDefault());
    root.querySelector("form")?.addEventListener("submit", onSubmit);

    autofill("13/45/2026");
    expect([sent(root), field().validity.valid]).toEqual(["", false]);
    expect(screen.queryByRole("alert")).toBeNull();

    act(() => root.querySelector("form")?.requestSubmit());
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByRole("alert").textContent).toContain("We can't read this as a date.");
  });

  test("announces its error once, and again on each attempt to submit the form", async () => {
    const root = setup({ allowInput: true, onError: () => {} });
    await userEvent.click(field());
    await userEvent.fill(field(), "13/45/2026");

    act(() => root.querySelector("form")?.requestSubmit());
    const first = screen.getByRole("alert");
    expect(first.textContent).toContain("We can't read this as a date.");

    act(() => root.querySelector("form")?.requestSubmit());
    expect(screen.getByRole("alert")).not.toBe(first);
  });

  test("is valid for a handler around the field once it is a date", () => {
    const valid: boolean[] = [];
    render(
      <form onInput={(event) => valid.push(event.currentTarget.matches(":valid"))}>
        <DatePicker label="Date of loss" allowInput {...range} />
      </form>,
    );

    for (const text of ["1", "11/20/2026", "11/20/1999"]) autofill(text);

    expect(valid).toEqual([false, true, false]);
  });

  test("updates its error while the user types", async () => {
    setup({ allowInput: true, onError: () => {} });
    await type("soon");

    await userEvent.fill(field(), "11/20/1999");
    expect(screen.getByRole("alert").textContent).toBe(
      "Enter a date from 11/20/2011 to 11/20/2041.",
    );

    await userEvent.fill(field(), "11/20/2026");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(field().ariaInvalid).toBeNull();
  });

  test.each(
    presses.flatMap(({ by, press }) => [
      {
        by,
        press,
        what: "an error that appears",
        width: by === "touch" ? 360 : 1280,
        before: "",
        typed: "99/99/2026",
      },
      {
        by,
        press,
        what: "an error that disappears",
        width: by === "touch" ? 1280 : 360,
        before: "soon",
        typed: "11/20/2026",
      },
    ]),
  )(
    "$what does not prevent a click on the button below by $by, at $width px",
    async ({ press, width, before, typed }) => {
      await page.viewport(width, 800);
      const onClick = vi.fn();
      render(
        <form noValidate onSubmit={(event) => event.preventDefault()}>
          <DatePicker label="Date of loss" allowInput onError={() => {}} {...range} />
          <button style={{ blockSize: 44 }} onClick={() => onClick(description())}>
            Send
          </button>
        </form>,
      );
      if (before) await type(before);
      await userEvent.fill(field(), typed);

      await press(screen.getByRole("button", { name: "Send" }));

      const says = before ? /We read this as/ : /We can't read this as a date/;
      await vi.waitFor(() => expect(onClick.mock.calls).toEqual([[expect.stringMatching(says)]]));
    },
  );

  test("is removed when the form is reset", async () => {
    const root = setup({ allowInput: true, defaultValue: "2026-11-20", onError: () => {} });
    await type("soon");

    act(() => root.querySelector("form")?.reset());

    expect([field().value, sent(root)]).toEqual(["11/20/2026", "2026-11-20"]);
    expect(field().validity.valid).toBe(true);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("is removed when a form in a frame is reset", async () => {
    const inside = renderInFrame(
      <form>
        <DatePicker label="Date of loss" allowInput defaultValue="2026-11-20" {...range} />
      </form>,
    );
    const typed = inside.querySelector("input");
    fireEvent.input(typed as HTMLInputElement, { target: { value: "12/1/2026" } });

    await act(async () => inside.querySelector("form")?.reset());

    expect(typed?.value).toBe("11/20/2026");
  });

  test("is replaced by a date that the caller sets", async () => {
    const { rerender } = render(
      <DatePicker label="Date of loss" allowInput value="" onError={() => {}} {...range} />,
    );
    await type("soon");

    rerender(<DatePicker label="Date of loss" allowInput value="2026-11-20" {...range} />);

    expect(field().value).toBe("11/20/2026");
    expect(field().ariaInvalid).toBeNull();
  });

  test("is a date and a time if a time follows the date", async () => {
    const root = setup({ allowInput: true, hourCycle: "12" });
    expect(description()).toBe("Use this format: MM/DD/YYYY HH:MM AM");

    await type("nov 20 2026 2:30 pm");

    expect([field().value, sent(root)]).toEqual(["11/20/2026 02:30 PM", "2026-11-20T14:30"]);
    expect(description()).toBe("We read this as Friday, November 20, 2026, 02:30 PM");
  });

  test("is parsed and shown in words in Spanish", async () => {
    render(
      <LocaleProvider locale="es-US" messages={[kitEsUs]}>
        <DatePicker label="Fecha" allowInput {...range} />
      </LocaleProvider>,
    );
    expect(description()).toBe("Use este formato: MM/DD/AAAA");

    await type("20 de noviembre de 2026");

    expect(field().value).toBe("11/20/2026");
    expect(description()).toBe("Entendemos esta fecha: viernes, 20 de noviembre de 2026");
  });
});

describe("the calendar", () => {
  test("moves to other months and years, and announces them", async () => {
    setup({ defaultValue: "2026-11-20" });
    await userEvent.click(icon());
    const heading = screen.getByRole("heading");
    expect(heading.ariaLive).toBe("polite");

    for (const [name, month] of [
      ["Next month", "December 2026"],
      ["Next year", "December 2027"],
      ["Previous month", "November 2027"],
      ["Previous year", "November 2026"],
    ] as const) {
      await userEvent.click(screen.getByRole("button", { name }));
      expect(heading.textContent).toBe(month);
      expect(screen.getByRole("grid", { name: month })).toBeTruthy();
    }
  });

  test("reaches a date 15 years ago with one choice from a list", async () => {
    setup({ defaultValue: "2026-11-20" });
    await userEvent.click(icon());

    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Year" }), "2011");

    expect(screen.getByRole("grid", { name: "November 2011" })).toBeTruthy();
    expect(day("Sunday, November 20, 2011").tabIndex).toBe(0);
  });

  test("disables the navigation at the limits", async () => {
    setup({ min: "11/01/2026", max: "12/31/2026", defaultValue: "2026-11-20" });
    await userEvent.click(icon());

    const off = screen.getAllByRole("button").filter((button) => button.ariaDisabled);
    expect(off.map((button) => button.ariaLabel)).toEqual(["Previous year", "Previous month"]);
  });

  test("closes when a date is chosen, reports it in ISO, and restores the focus", async () => {
    const onValueChange = vi.fn();
    const onInput = vi.fn();
    setup({ defaultValue: "2026-11-20", onValueChange, onInput });
    await userEvent.click(icon());
    expect(day("Friday, November 20, 2026").ariaSelected).toBe("true");

    await userEvent.click(day("Tuesday, November 24, 2026"));

    expect(onValueChange.mock.calls).toEqual([["2026-11-24"]]);
    expect(onInput).toHaveBeenCalledOnce();
    expect(screen.queryByRole("grid")).toBeNull();
    expect(document.activeElement).toBe(icon());
  });

  test("stays open for the time, if there is one", async () => {
    const root = setup({ hourCycle: "24" });
    await userEvent.click(icon());

    await userEvent.keyboard("{Enter}");
    expect(screen.getByRole("group", { name: "Time" })).toBeTruthy();
    expect(sent(root)).toMatch(/^\d{4}-\d\d-\d\dT12:00$/);

    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("grid")).toBeNull();
  });

  test("keeps a time that is set before a day is chosen, and chooses no day itself", async () => {
    const onValueChange = vi.fn();
    const root = setup({
      hourCycle: "24",
      min: "11/20/2026",
      max: "11/21/2026",
      disabledDates: "11/20/2026,11/21/2026",
      onValueChange,
    });
    await userEvent.click(icon());
    await userEvent.fill(screen.getByRole("spinbutton", { name: "Hour" }), "9");
    expect(sent(root)).toBe("");
    cleanup();

    const free = setup({ hourCycle: "24", min: "11/20/2026", max: "11/21/2026", onValueChange });
    await userEvent.click(icon());
    await userEvent.fill(screen.getByRole("spinbutton", { name: "Hour" }), "9");
    await userEvent.click(day(/November 21,/));

    expect(sent(free)).toBe("2026-11-21T09:00");
    expect(onValueChange.mock.calls).toEqual([["2026-11-21T09:00"]]);
  });

  test.each([{ disabled: true }, { readOnly: true }])(
    "closes when the field becomes %o",
    async (props) => {
      const picker = <DatePicker label="Date of loss" {...range} />;
      const { rerender } = render(picker);
      await userEvent.click(icon());

      rerender(<DatePicker label="Date of loss" {...range} {...props} />);
      expect(screen.queryByRole("grid")).toBeNull();

      rerender(picker);
      expect(screen.queryByRole("grid")).toBeNull();
    },
  );

  test("is hidden, and chooses nothing, once a fieldset around it is disabled", async () => {
    const onValueChange = vi.fn();
    const picker = <DatePicker label="Date of loss" onValueChange={onValueChange} {...range} />;
    const { rerender } = render(<fieldset>{picker}</fieldset>);
    await userEvent.click(icon());

    rerender(<fieldset disabled>{picker}</fieldset>);
    // Until the next frame, the focus is still on a day.
    act(() => (document.activeElement as HTMLElement).click());
    await userEvent.keyboard("{Enter}");

    expect(screen.queryByRole("grid")).toBeNull();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test("can be cleared", async () => {
    const onValueChange = vi.fn();
    const root = setup({ defaultValue: "2026-11-20", onValueChange });
    await userEvent.click(icon());

    await userEvent.click(screen.getByRole("button", { name: "Clear" }));

    expect([field().value, sent(root), onValueChange.mock.lastCall]).toEqual(["", "", [""]]);
    await userEvent.click(icon());
    expect(screen.queryByRole("button", { name: "Clear" })).toBeNull();
  });

  test("removes the error of a required date once one is chosen", async () => {
    const root = setup({ required: true });
    act(() => root.querySelector("form")?.requestSubmit());
    expect(description()).toContain("Fill in this field.");
    expect(document.activeElement).toBe(field());

    await userEvent.keyboard("{Enter}{Enter}");

    expect(description()).toBe("Use this format: MM/DD/YYYY");
    expect(field().ariaInvalid).toBeNull();
  });

  test("does not submit the form on Enter in the time", async () => {
    const root = setup({ hourCycle: "24" });
    const onSubmit = vi.fn((event: Event) => event.preventDefault());
    root.querySelector("form")?.addEventListener("submit", onSubmit);
    await userEvent.click(icon());

    await userEvent.click(screen.getByRole("spinbutton", { name: "Hour" }));
    await userEvent.keyboard("{Enter}");

    expect(onSubmit).not.toHaveBeenCalled();
  });

  test.each([
    { how: "by the style sheet", supports: true },
    { how: "by script", supports: false },
  ])("fits a screen of 320 px, with days of 43 px, placed $how", async ({ supports }) => {
    if (!supports) vi.spyOn(CSS, "supports").mockReturnValue(false);
    await page.viewport(320, 640);
    setup({ defaultValue: "2026-11-20" });
    await userEvent.click(icon());

    const popup = screen.getByRole("dialog").getBoundingClientRect();
    const cell = day("Friday, November 20, 2026").getBoundingClientRect();
    expect([popup.left, popup.right]).toEqual([0, 320]);
    expect(popup.bottom).toBeLessThanOrEqual(640);
    expect(Math.min(cell.width, cell.height)).toBeGreaterThanOrEqual(43);
  });
});

test.each([
  { how: "by the style sheet", supports: true },
  { how: "by script", supports: false },
])("the calendar stays within a short window, placed $how", async ({ supports }) => {
  if (!supports) vi.spyOn(CSS, "supports").mockReturnValue(false);
  await page.viewport(640, 400);
  setup({ defaultValue: "2026-11-20", datesOne: "11/20/2026", datesOneLabel: "payment due" });

  await userEvent.click(icon());

  const popup = screen.getByRole("dialog").getBoundingClientRect();
  expect(popup.top).toBeGreaterThanOrEqual(0);
  expect(popup.bottom).toBeLessThanOrEqual(400);
});

test("formats no dates while it is closed", () => {
  const format = vi.spyOn(Intl, "DateTimeFormat");

  setup({ defaultValue: "2026-11-20" });

  expect(format).not.toHaveBeenCalled();
});

test("shows a time at once, reports it later, and shows the caller's value then", async () => {
  function Caller() {
    const [value, setValue] = useState("2026-11-20T14:30");
    return (
      <DatePicker
        label="Pickup"
        hourCycle="24"
        value={value}
        onValueChange={(next) => setValue(next.replace(/:\d\d$/, ":45"))}
        {...range}
      />
    );
  }
  render(<Caller />);
  await userEvent.click(icon());

  await userEvent.fill(screen.getByRole("spinbutton", { name: "Hour" }), "15");
  expect(field().value).toBe("11/20/2026 15:30");

  await vi.waitFor(() => expect(field().value).toBe("11/20/2026 15:45"));
});

test("focuses the heading before it if the caller disables it when a date is chosen", async () => {
  function Caller() {
    const [value, setValue] = useState("2026-11-20");
    return (
      <>
        <h2>Pickup</h2>
        <DatePicker
          label="Day"
          value={value}
          disabled={value !== "2026-11-20"}
          onValueChange={setValue}
          {...range}
        />
      </>
    );
  }
  render(<Caller />);
  await userEvent.click(icon());

  await userEvent.keyboard("{ArrowRight}{Enter}");

  expect(field().disabled).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Pickup" }));
});

test("its calendar is closed when an Activity shows it again", async () => {
  const view = (mode: "visible" | "hidden") => (
    <>
      <input aria-label="Policy" />
      <Activity mode={mode}>
        <DatePicker label="Date of loss" />
      </Activity>
    </>
  );
  const { rerender } = render(view("visible"));
  await userEvent.click(icon());
  rerender(view("hidden"));
  screen.getByLabelText("Policy").focus();

  rerender(view("visible"));

  expect(screen.queryByRole("grid")).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText("Policy"));
});

test("an Activity that shows it again dispatches no 'input' event", async () => {
  const onInput = vi.fn();
  const view = (mode: "visible" | "hidden") => (
    <Activity mode={mode}>
      <DatePicker label="Date of loss" defaultValue="2026-11-20" onInput={onInput} {...range} />
    </Activity>
  );
  const { rerender } = render(view("visible"));
  await userEvent.click(screen.getByRole("button", { name: /Choose date/ }));
  await userEvent.keyboard("{ArrowRight}{Enter}");
  expect(onInput).toHaveBeenCalledOnce();

  rerender(view("hidden"));
  rerender(view("visible"));

  expect(onInput).toHaveBeenCalledOnce();
});
