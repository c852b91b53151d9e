import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { kitEsUs } from "../locales/es-us.ts";
import { LocaleProvider } from "../messages/locale-provider.tsx";
import "../styles.css";
import { Select, type SelectProps } from "./select.tsx";

// Rules: docs/reference/kit.md#select

afterEach(cleanup);

const options = [
  { value: "hail", text: "Hail" },
  { value: "fire", text: "Fire" },
  { value: "riot", text: "Riot", disabled: true },
];

function Cause(props: Partial<SelectProps>) {
  return <Select label="Cause" options={options} {...props} />;
}

const select = (): HTMLSelectElement => screen.getByRole("combobox");

describe("attributes", () => {
  test("options, each with value and text", () => {
    render(<Cause placeholder="" />);

    expect(Array.from(select().options, ({ value, text }) => ({ value, text }))).toEqual(
      options.map(({ value, text }) => ({ value, text })),
    );
    expect(select().options[2]?.disabled).toBe(true);
  });

  test("value: is controlled by its caller", async () => {
    const onChange = vi.fn();
    render(<Cause value="fire" onChange={onChange} />);

    await userEvent.selectOptions(select(), "hail");

    expect(onChange).toHaveBeenCalledOnce();
    expect(select().value).toBe("fire");
  });

  test("placeholder: has no value", () => {
    render(<Cause placeholder="Choose a cause" />);

    expect(select().selectedOptions[0]?.text).toBe("Choose a cause");
    expect(select().value).toBe("");
  });

  test("required: is invalid without an option", async () => {
    const { container } = render(
      <form>
        <Cause required />
      </form>,
    );

    container.querySelector("form")?.requestSubmit();
    expect(await screen.findByText("Choose an option.")).toBeTruthy();
    expect(document.activeElement).toBe(select());

    await userEvent.selectOptions(select(), "hail");
    expect(screen.queryByText("Choose an option.")).toBeNull();
  });

  test("disabled", () => {
    render(<Cause disabled />);

    expect(select().disabled).toBe(true);
  });

  test("error: describes it", () => {
    render(<Cause error="Choose another." />);

    expect(select().getAttribute("aria-describedby")).toBe(screen.getByText("Choose another.").id);
  });
});

describe("label and validity", () => {
  test("shows '(optional)' after the label when not required", () => {
    const { rerender } = render(<Cause />);
    expect(screen.getByText("Cause").textContent).toBe("Cause (optional)");

    rerender(<Cause required />);
    expect(screen.getByText("Cause").textContent).toBe("Cause");
  });

  test.each([
    { what: "the invalid flag", props: { invalid: true } },
    { what: "an error text", props: { error: "Choose another." } },
  ])("is invalid when $what is set", ({ props }) => {
    render(<Cause {...props} />);

    expect(select().ariaInvalid).toBe("true");
  });
});

test("the placeholder is 'Select'", () => {
  render(<Cause />);
  expect(select().selectedOptions[0]?.text).toBe("Select");
  cleanup();

  render(
    <LocaleProvider locale="es-US" messages={[kitEsUs]}>
      <Cause />
    </LocaleProvider>,
  );
  expect(select().selectedOptions[0]?.text).toBe("Seleccione");
});

test("accepts groups of options as children", () => {
  render(
    <Select label="Cause">
      <optgroup label="Weather">
        <option value="hail">Hail</option>
      </optgroup>
    </Select>,
  );

  expect(screen.getByRole("group", { name: "Weather", hidden: true })).toBeTruthy();
  expect(screen.getByRole("option", { name: "Hail", hidden: true })).toBeTruthy();
});

test("has a touch target of at least 44 px, and the kit's appearance where the browser supports it", () => {
  render(<Cause />);

  const { height } = select().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
  expect(getComputedStyle(select()).appearance).toBe("base-select");
});
