import { cleanup, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { Probe, type ProbeProps } from "../../testing/probe.tsx";
import { kitEsUs } from "../locales/es-us.ts";
import { LocaleProvider } from "../messages/locale-provider.tsx";
import "../styles.css";
import { renderFieldGroup } from "./field-group.tsx";

afterEach(cleanup);

function setup(props: ProbeProps = {}): HTMLInputElement {
  render(<Probe {...props} />);
  return screen.getByRole("textbox");
}

function described(control: Element): (string | null | undefined)[] {
  const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}

describe("label", () => {
  test("is the name of the control", () => {
    setup({ required: true });

    expect(screen.getByRole("textbox", { name: "City" })).toBeTruthy();
  });

  test("refers to the control by the caller's id", () => {
    const control = setup({ id: "city", required: true });

    expect(control.id).toBe("city");
    expect(screen.getByLabelText("City")).toBe(control);
  });
});

// Rules: docs/reference/kit.md#fields
describe("'(optional)'", () => {
  test.each([
    { props: {}, shown: true },
    { props: { required: false }, shown: true },
    { props: { optionalText: "show" }, shown: true },
    { props: { required: true }, shown: false },
    { props: { required: true, optionalText: "show" }, shown: false },
    { props: { optionalText: "hide" }, shown: false },
    // From an HTML attribute or untyped code.
    { props: { optionalText: "none" as "hide" }, shown: false },
  ] as const)("with $props: $shown", ({ props, shown }) => {
    setup(props);

    expect(screen.queryByText("(optional)") !== null).toBe(shown);
  });

  test("follows the label and is part of the name", () => {
    expect(page.elementLocator(setup())).toHaveAccessibleName("City (optional)");
  });

  test("is '(opcional)' in Spanish", () => {
    render(
      <LocaleProvider locale="es-US" messages={[kitEsUs]}>
        <Probe label="Ciudad" />
      </LocaleProvider>,
    );

    expect(page.elementLocator(screen.getByRole("textbox"))).toHaveAccessibleName(
      "Ciudad (opcional)",
    );
  });
});

describe("hint and error", () => {
  test("add no attributes if there are none", () => {
    const control = setup();

    expect(control.hasAttribute("aria-describedby")).toBe(false);
    expect(control.hasAttribute("aria-invalid")).toBe(false);
    expect(document.querySelector("[data-part=hint], [data-part=error]")).toBeNull();
  });

  test("are read after the caller's own description, the hint before the error", () => {
    render(<p id="own">Own.</p>);

    const control = setup({
      "aria-describedby": "own",
      instructionalText: "How to.",
      error: "Wrong.",
    });

    expect(described(control)).toEqual(["Own.", "How to.", "Wrong."]);
  });

  test("are above the control, where neither a list nor an on-screen keyboard covers them", () => {
    const control = setup({ instructionalText: "How to.", error: "Wrong." });

    const { top } = control.getBoundingClientRect();
    expect(screen.getByText("How to.").getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
    expect(screen.getByText("Wrong.").getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
  });

  test("the error has an exclamation icon, which is not announced", () => {
    setup({ error: "Wrong." });

    const icon = getComputedStyle(screen.getByText("Wrong."), "::before");
    expect(icon.content).toBe('"!" / ""');
    expect(icon.display).toBe("block");
  });

  test.each([
    { props: { error: "Wrong." }, invalid: true },
    { props: { invalid: true }, invalid: true },
    { props: { invalid: false, error: "Wrong." }, invalid: true },
    { props: { invalid: false }, invalid: false },
    { props: { error: "" }, invalid: false },
  ])("with $props, aria-invalid is set: $invalid", ({ props, invalid }) => {
    expect(setup(props).getAttribute("aria-invalid")).toBe(invalid ? "true" : null);
  });

  test("can be elements instead of text", () => {
    const consoleError = vi.spyOn(console, "error");
    onTestFinished(() => consoleError.mockRestore());

    const control = setup({
      instructionalText: <p>How to.</p>,
      error: (
        <ul>
          <li>Wrong.</li>
        </ul>
      ),
    });

    expect(described(control)).toEqual(["How to.", "Wrong."]);
    expect(consoleError).not.toHaveBeenCalled();
  });

  test("belong to their own control if there are two on the page", () => {
    render(
      <>
        <Probe error="One." />
        <Probe error="Two." />
      </>,
    );

    expect(screen.getAllByRole("textbox").map(described)).toEqual([["One."], ["Two."]]);
  });
});

test("a group is a fieldset with a legend, and accepts the attributes of a fieldset", () => {
  const ref = createRef<HTMLFieldSetElement>();
  render(
    renderFieldGroup(
      {
        id: "cause",
        label: "Cause",
        optional: "(optional)",
        instructionalText: "Choose one.",
        error: "Wrong.",
      },
      { ref, className: "host", "aria-describedby": "cause-hint cause-error" },
      "Options",
    ),
  );

  const group = screen.getByRole("group");
  expect(page.elementLocator(group)).toHaveAccessibleName("Cause (optional)");
  expect(group).toBe(ref.current);
  expect(group.className).toBe("ck-field host");
  expect(group.firstElementChild?.tagName).toBe("LEGEND");
  expect(described(group)).toEqual(["Choose one.", "Wrong."]);
});
