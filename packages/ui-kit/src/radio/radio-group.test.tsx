import { cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import "../styles.css";
import { TextField } from "../text-field/text-field.tsx";
import { RadioGroup, type RadioGroupProps } from "./radio-group.tsx";
import { Radio } from "./radio.tsx";

// Rules: docs/reference/kit.md#radio-group

afterEach(cleanup);

function Where(props: Partial<RadioGroupProps>) {
  return (
    <RadioGroup label="Where is the car?" name="where" {...props}>
      <Radio label="At home" value="home" description="In the garage." />
      <Radio label="At a shop" value="shop" />
    </RadioGroup>
  );
}

const radio = (name: string): HTMLInputElement => screen.getByRole("radio", { name });
const group = (): HTMLElement => screen.getByRole("radiogroup");

describe("attributes", () => {
  test("label: the legend names the group", () => {
    render(<Where required />);

    expect(screen.getByRole("radiogroup", { name: "Where is the car?" }).tagName).toBe("FIELDSET");
  });

  test("name: groups without one don't affect each other", async () => {
    render(
      <>
        <Where label="One" name={undefined} />
        <Where label="Other" name={undefined} />
      </>,
    );
    for (const home of screen.getAllByRole("radio", { name: "At home" })) {
      await userEvent.click(home);
    }

    expect(screen.getAllByRole("radio", { checked: true })).toHaveLength(2);
  });

  test("instructionaltext: describes the group", () => {
    render(<Where instructionalText="Where it stands now." />);

    expect(group().getAttribute("aria-describedby")).toBe(
      screen.getByText("Where it stands now.").id,
    );
  });

  test("bounded: a border around each option, and the whole box can be clicked", async () => {
    render(<Where bounded />);
    const box = radio("At home").parentElement as HTMLElement;
    const { width, height } = box.getBoundingClientRect();

    expect(getComputedStyle(box).borderTopWidth).toBe("1px");
    await userEvent.click(box, { position: { x: width - 4, y: height - 4 } });
    expect(radio("At home").checked).toBe(true);
  });

  test("horizontal: the options are side by side", () => {
    render(<Where horizontal />);

    expect(radio("At home").getBoundingClientRect().top).toBe(
      radio("At a shop").getBoundingClientRect().top,
    );
  });

  test("required: is announced, and the form is invalid without an option", async () => {
    const { container } = render(
      <form>
        <Where required />
      </form>,
    );
    expect(group().ariaRequired).toBe("true");

    container.querySelector("form")?.requestSubmit();

    expect(await screen.findByText("Choose an option.")).toBeTruthy();
    expect(document.activeElement).toBe(radio("At home"));
  });

  test("disabled: no option can be chosen", () => {
    render(<Where disabled />);

    for (const each of screen.getAllByRole("radio")) expect(each.matches(":disabled")).toBe(true);
  });
});

describe("one selected value, kept in sync with the radios' checked state", () => {
  test("calls back with the chosen value, and keeps one only", async () => {
    const onValueChange = vi.fn();
    render(<Where onValueChange={onValueChange} />);

    await userEvent.click(radio("At home"));
    await userEvent.click(radio("At a shop"));

    expect(onValueChange.mock.calls).toEqual([["home"], ["shop"]]);
    expect(screen.getAllByRole("radio", { checked: true })).toEqual([radio("At a shop")]);
  });

  test("follows its controlled value", () => {
    const { rerender } = render(<Where value="home" />);
    expect(radio("At home").checked).toBe(true);

    rerender(<Where value="shop" />);
    expect(radio("At a shop").checked).toBe(true);

    rerender(<Where value="" />);
    expect(screen.queryByRole("radio", { checked: true })).toBeNull();
  });

  test("starts with a checked radio if the group is uncontrolled", () => {
    render(
      <RadioGroup label="Where?">
        <Radio label="At home" value="home" defaultChecked />
      </RadioGroup>,
    );

    expect(radio("At home").checked).toBe(true);
  });

  test("calls a radio's own handler too", async () => {
    const onChange = vi.fn();
    const onValueChange = vi.fn();
    render(
      <RadioGroup label="Where?" onValueChange={onValueChange}>
        <Radio label="At home" value="home" onChange={onChange} />
      </RadioGroup>,
    );

    await userEvent.click(radio("At home"));

    expect([onChange.mock.calls.length, onValueChange.mock.calls.length]).toEqual([1, 1]);
  });
});

describe("optional and invalid", () => {
  test.each([
    { when: "it is not required", props: {}, shown: true },
    { when: "it is required", props: { required: true }, shown: false },
    { when: "it has no label", props: { label: "" }, shown: false },
    { when: "optionaltext is not 'show'", props: { optionalText: "hide" }, shown: false },
  ] as const)("shows '(optional)': $shown when $when", ({ props, shown }) => {
    render(<Where {...props} />);

    expect(screen.queryByText("(optional)") !== null).toBe(shown);
  });

  test.each([
    { what: "invalid", props: { invalid: true } },
    { what: "error", props: { error: "Choose another." } },
  ])("is invalid if $what is set, and marks the radios invalid", ({ props }) => {
    render(<Where {...props} />);

    expect(
      [group(), ...screen.getAllByRole("radio")].map(({ ariaInvalid }) => ariaInvalid),
    ).toEqual(["true", "true", "true"]);
  });

  test("the description is hidden in horizontal layout", () => {
    render(<Where horizontal />);

    expect(screen.queryByText("In the garage.")).toBeNull();
    expect(radio("At home").hasAttribute("aria-describedby")).toBe(false);
  });

  test("an error text shows as a field error under the legend", () => {
    render(<Where error="Choose another." />);
    const error = screen.getByText("Choose another.");

    expect(error.previousElementSibling?.tagName).toBe("LEGEND");
    expect(group().getAttribute("aria-describedby")).toBe(error.id);
  });
});

test("has touch targets of at least 44 px", () => {
  render(<Where />);

  const { height } = screen.getByText("At a shop").getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
});

test("does not affect a field that follows an option", async () => {
  function FollowUp() {
    const [where, setWhere] = useState("home");
    return (
      <form>
        <RadioGroup label="Where?" name="where" required value={where} onValueChange={setWhere}>
          <Radio label="At home" value="home" />
          <Radio label="Elsewhere" value="other" />
          {where === "other" && <TextField label="Address" name="address" required />}
        </RadioGroup>
      </form>
    );
  }
  const { container } = render(<FollowUp />);
  expect(screen.queryByRole("textbox")).toBeNull();

  await userEvent.click(radio("Elsewhere"));
  container.querySelector("form")?.requestSubmit();

  expect(await screen.findByText("Fill in this field.")).toBeTruthy();
  expect(screen.getByRole("textbox").ariaInvalid).toBe("true");
  expect(group().ariaInvalid).toBeNull();
});

test("unchecks the previous option in a controlled group", async () => {
  function Controlled() {
    const [where, setWhere] = useState("");
    return (
      <RadioGroup label="Where?" value={where} onValueChange={setWhere}>
        <Radio label="At home" value="home" />
        <Radio label="Elsewhere" value="other" />
      </RadioGroup>
    );
  }
  render(<Controlled />);

  await userEvent.click(radio("At home"));
  await userEvent.click(radio("Elsewhere"));

  expect(radio("Elsewhere").checked).toBe(true);
  expect(radio("At home").checked).toBe(false);
});
