import { act, cleanup, render, screen } from "@testing-library/react";
import { type JSX, useEffect, useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { announcements, clearAnnouncements } from "../../testing/announcements.ts";
import { renderInShadowRoot } from "../../testing/in-shadow-root.tsx";
import { kitEsUs } from "../locales/es-us.ts";
import { LocaleProvider } from "../messages/locale-provider.tsx";
import "../styles.css";
import { CheckboxGroup, type CheckboxGroupProps } from "./checkbox-group.tsx";
import { Checkbox } from "./checkbox.tsx";

afterEach(() => {
  cleanup();
  clearAnnouncements();
});

function Parts(props: Partial<CheckboxGroupProps>) {
  return (
    <form>
      <CheckboxGroup label="Damaged parts" name="parts" {...props}>
        <Checkbox label="Roof" value="roof" />
        <Checkbox label="Hood" value="hood" />
        <Checkbox label="Doors" value="doors" />
        <Checkbox label="None of these" value="none" exclusive />
      </CheckboxGroup>
    </form>
  );
}

const box = (name: string): HTMLInputElement => screen.getByRole("checkbox", { name });
const form = (): HTMLFormElement => document.querySelector("form") as HTMLFormElement;
const sent = (): FormDataEntryValue[] => new FormData(form()).getAll("parts");

async function click(...names: string[]): Promise<void> {
  for (const name of names) await userEvent.click(screen.getByText(name));
}

async function send(): Promise<void> {
  await act(async () => form().requestSubmit());
}

test("submits all selected values under one name", async () => {
  render(<Parts defaultValue={["doors"]} />);

  await click("Roof");

  expect(sent()).toEqual(["roof", "doors"]);
});

test("calls onValueChange with all selected values, in page order", async () => {
  const onValueChange = vi.fn();
  render(<Parts onValueChange={onValueChange} />);

  await click("Doors", "Roof", "Doors");

  expect(onValueChange.mock.calls).toEqual([[["doors"]], [["roof", "doors"]], [["roof"]]]);
});

test("is a group named by its legend", () => {
  render(<Parts required />);

  expect(screen.getByRole("group", { name: "Damaged parts" }).tagName).toBe("FIELDSET");
});

describe("select all", () => {
  test("selects all options except an exclusive one, and clears them again", async () => {
    const onValueChange = vi.fn();
    render(<Parts selectAll onValueChange={onValueChange} />);

    await click("Select all");
    expect(sent()).toEqual(["roof", "hood", "doors"]);

    await click("Select all");
    expect(sent()).toEqual([]);
    expect(onValueChange.mock.calls).toEqual([[["roof", "hood", "doors"]], [[]]]);
  });

  test("is mixed while some options are selected, and checked when all are", async () => {
    render(<Parts selectAll defaultValue={["roof"]} />);
    expect(box("Select all").indeterminate).toBe(true);

    await click("Hood", "Doors");
    expect(box("Select all").indeterminate).toBe(false);
    expect(box("Select all").checked).toBe(true);

    await click("Hood", "Roof", "Doors");
    expect(box("Select all").indeterminate).toBe(false);
    expect(box("Select all").checked).toBe(false);
  });

  test("shows the values that the caller sets, if it is controlled", async () => {
    function Controlled() {
      const [parts, setParts] = useState<string[]>([]);
      return <Parts selectAll value={parts} onValueChange={(all) => setParts(all.slice(0, 2))} />;
    }
    render(<Controlled />);

    await click("Select all");

    expect(sent()).toEqual(["roof", "hood"]);
    expect(box("Select all").indeterminate).toBe(true);
  });

  test("is updated when the form is reset", async () => {
    render(<Parts selectAll defaultValue={["roof"]} />);
    await click("Select all");

    form().reset();

    await vi.waitFor(() => expect(box("Select all").indeterminate).toBe(true));
    expect(sent()).toEqual(["roof"]);
  });

  test("submits no value of its own", async () => {
    render(<Parts selectAll />);
    await click("Select all");

    expect([...new FormData(form()).keys()]).toEqual(["parts", "parts", "parts"]);
  });
});

describe("an exclusive option", () => {
  test("clears the others, and announces which", async () => {
    render(<Parts defaultValue={["roof", "doors"]} />);

    await click("None of these");

    expect(sent()).toEqual(["none"]);
    await vi.waitFor(() => expect(announcements()).toEqual(["No longer selected: Roof, Doors."]));
  });

  test("is cleared when another option is selected, which is announced too", async () => {
    render(<Parts defaultValue={["none"]} />);

    await click("Hood");

    expect(sent()).toEqual(["hood"]);
    await vi.waitFor(() => expect(announcements()).toEqual(["No longer selected: None of these."]));
  });

  test("is cleared by 'Select all'", async () => {
    render(<Parts selectAll defaultValue={["none"]} />);

    await click("Select all");

    expect(sent()).toEqual(["roof", "hood", "doors"]);
  });

  test("is valid whatever the minimum", async () => {
    const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
    render(<Parts required min={2} />);
    form().addEventListener("submit", onSubmit);

    await click("None of these");
    await send();

    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test("works in a shadow root", async () => {
    const shadow = renderInShadowRoot(<Parts defaultValue={["roof"]} />);

    shadow.querySelector<HTMLInputElement>("[value=none]")?.click();

    expect(shadow.querySelector<HTMLInputElement>("[value=roof]")?.checked).toBe(false);
    await vi.waitFor(() => expect(announcements()).toEqual(["No longer selected: Roof."]));
  });
});

describe("minimum and maximum", () => {
  test.each([
    { props: { required: true }, chosen: [], message: "Choose an option." },
    { props: { required: true, min: 2 }, chosen: [], message: "Choose 2 or more." },
    { props: { min: 2 }, chosen: ["roof"], message: "Choose 2 or more." },
    { props: { max: 2 }, chosen: ["roof", "hood", "doors"], message: "Choose 2 or fewer." },
  ])("shows '$message' for $chosen with $props", async ({ props, chosen, message }) => {
    render(<Parts {...props} defaultValue={chosen} />);

    await send();

    expect(screen.getByText(message)).toBeTruthy();
    expect(box("Roof").ariaInvalid).toBe("true");
    expect(document.activeElement).toBe(box("Roof"));
  });

  test("is valid without a selection if it is not required, and with enough selected", () => {
    const { rerender } = render(<Parts min={2} max={3} />);
    expect(form().checkValidity()).toBe(true);

    rerender(<Parts key="two" min={2} max={3} defaultValue={["roof", "hood"]} />);
    expect(form().checkValidity()).toBe(true);
  });

  test("removes the error as soon as enough are selected, also by 'Select all'", async () => {
    render(<Parts required min={2} selectAll />);
    await send();
    expect(screen.getByText("Choose 2 or more.")).toBeTruthy();

    await click("Roof");
    expect(screen.getByText("Choose 2 or more.")).toBeTruthy();

    await click("Select all");
    expect(screen.queryByText("Choose 2 or more.")).toBeNull();
    expect(box("Roof").ariaInvalid).toBeNull();
  });

  test("is invalid again after a reset", async () => {
    render(<Parts required />);
    await click("Roof");
    form().reset();

    await vi.waitFor(() => expect(form().checkValidity()).toBe(false));
  });

  test("is translated into Spanish", async () => {
    render(
      <LocaleProvider locale="es-US" messages={[kitEsUs]}>
        <Parts required min={2} selectAll />
      </LocaleProvider>,
    );
    await send();

    expect(screen.getByText("Elija 2 o más.")).toBeTruthy();
    expect(box("Seleccionar todo")).toBeTruthy();
  });
});

test("counts boxes that load later, and no longer those that are gone", async () => {
  let load: (options: string[]) => void = () => {};
  function Options(): JSX.Element[] {
    const [options, setOptions] = useState<string[]>([]);
    useEffect(() => {
      load = setOptions;
    }, []);
    return options.map((each) => <Checkbox key={each} label={each} value={each} defaultChecked />);
  }
  render(
    <form>
      <CheckboxGroup label="Damage" selectAll min={2}>
        <Options />
      </CheckboxGroup>
    </form>,
  );
  const all = screen.getByRole<HTMLInputElement>("checkbox", { name: "Select all" });

  act(() => load(["Hood"]));
  expect([all.checked, all.form?.checkValidity()]).toEqual([true, false]);

  act(() => load(["Hood", "Roof"]));
  expect([all.checked, all.form?.checkValidity()]).toEqual([true, true]);

  act(() => load(["Roof"]));
  expect([all.checked, all.form?.checkValidity()]).toEqual([true, false]);
});

test("leaves out the boxes of a group that an option reveals", async () => {
  const onValueChange = vi.fn();
  render(
    <form>
      <CheckboxGroup label="Damaged parts" max={1} onValueChange={onValueChange}>
        <Checkbox label="Doors" value="doors" />
        <CheckboxGroup label="Which doors?" selectAll>
          <Checkbox label="Front" value="front" />
          <Checkbox label="Back" value="back" />
        </CheckboxGroup>
      </CheckboxGroup>
    </form>,
  );

  await click("Select all", "Doors");

  expect(onValueChange.mock.calls).toEqual([[["doors"]]]);
  expect(form().checkValidity()).toBe(true);
});
