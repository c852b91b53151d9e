import { act, cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
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

test("sends every chosen value under one name", async () => {
  render(<Parts defaultValue={["doors"]} />);

  await click("Roof");

  expect(sent()).toEqual(["roof", "doors"]);
});

test("tells its caller all chosen values, in the order of the page", async () => {
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
  test("chooses all, and again none, but not what rules them out", async () => {
    const onValueChange = vi.fn();
    render(<Parts selectAll onValueChange={onValueChange} />);

    await click("Select all");
    expect(sent()).toEqual(["roof", "hood", "doors"]);

    await click("Select all");
    expect(sent()).toEqual([]);
    expect(onValueChange.mock.calls).toEqual([[["roof", "hood", "doors"]], [[]]]);
  });

  test("is mixed while some are chosen, and checked once all are", async () => {
    render(<Parts selectAll defaultValue={["roof"]} />);
    expect(box("Select all").indeterminate).toBe(true);

    await click("Hood", "Doors");
    expect(box("Select all").indeterminate).toBe(false);
    expect(box("Select all").checked).toBe(true);

    await click("Hood", "Roof", "Doors");
    expect(box("Select all").indeterminate).toBe(false);
    expect(box("Select all").checked).toBe(false);
  });

  test("leaves the decision to a caller who holds the values", async () => {
    function Held() {
      const [parts, setParts] = useState<string[]>([]);
      return <Parts selectAll value={parts} onValueChange={(all) => setParts(all.slice(0, 2))} />;
    }
    render(<Held />);

    await click("Select all");

    expect(sent()).toEqual(["roof", "hood"]);
    expect(box("Select all").indeterminate).toBe(true);
  });

  test("is right again when the form is reset", async () => {
    render(<Parts selectAll defaultValue={["roof"]} />);
    await click("Select all");

    form().reset();

    await vi.waitFor(() => expect(box("Select all").indeterminate).toBe(true));
    expect(sent()).toEqual(["roof"]);
  });

  test("sends nothing of its own", async () => {
    render(<Parts selectAll />);
    await click("Select all");

    expect([...new FormData(form()).keys()]).toEqual(["parts", "parts", "parts"]);
  });
});

describe("an exclusive option", () => {
  test("takes back the others, and says which", async () => {
    render(<Parts defaultValue={["roof", "doors"]} />);

    await click("None of these");

    expect(sent()).toEqual(["none"]);
    await vi.waitFor(() => expect(announcements()).toEqual(["No longer selected: Roof, Doors."]));
  });

  test("gives way to another, and that is said too", async () => {
    render(<Parts defaultValue={["none"]} />);

    await click("Hood");

    expect(sent()).toEqual(["hood"]);
    await vi.waitFor(() => expect(announcements()).toEqual(["No longer selected: None of these."]));
  });

  test("gives way to 'Select all'", async () => {
    render(<Parts selectAll defaultValue={["none"]} />);

    await click("Select all");

    expect(sent()).toEqual(["roof", "hood", "doors"]);
  });

  test("is an answer, however many are asked for", async () => {
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

describe("how many", () => {
  test.each([
    { props: { required: true }, chosen: [], says: "Choose an option." },
    { props: { required: true, min: 2 }, chosen: [], says: "Choose 2 or more." },
    { props: { min: 2 }, chosen: ["roof"], says: "Choose 2 or more." },
    { props: { max: 2 }, chosen: ["roof", "hood", "doors"], says: "Choose 2 or fewer." },
  ])("says '$says' of $chosen with $props", async ({ props, chosen, says }) => {
    render(<Parts {...props} defaultValue={chosen} />);

    await send();

    expect(screen.getByText(says)).toBeTruthy();
    expect(box("Roof").ariaInvalid).toBe("true");
    expect(document.activeElement).toBe(box("Roof"));
  });

  test("is content with none where none is required, and with as many as asked for", () => {
    const { rerender } = render(<Parts min={2} max={3} />);
    expect(form().checkValidity()).toBe(true);

    rerender(<Parts key="two" min={2} max={3} defaultValue={["roof", "hood"]} />);
    expect(form().checkValidity()).toBe(true);
  });

  test("takes the error back as soon as the number is right, by 'Select all' too", async () => {
    render(<Parts required min={2} selectAll />);
    await send();
    expect(screen.getByText("Choose 2 or more.")).toBeTruthy();

    await click("Roof");
    expect(screen.getByText("Choose 2 or more.")).toBeTruthy();

    await click("Select all");
    expect(screen.queryByText("Choose 2 or more.")).toBeNull();
    expect(box("Roof").ariaInvalid).toBeNull();
  });

  test("asks again after a reset", async () => {
    render(<Parts required />);
    await click("Roof");
    form().reset();

    await vi.waitFor(() => expect(form().checkValidity()).toBe(false));
  });

  test("speaks Spanish", async () => {
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
