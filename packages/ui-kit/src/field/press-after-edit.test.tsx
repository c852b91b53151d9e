import { cleanup, render, screen } from "@testing-library/react";
import { type JSX, useState } from "react";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { fillIn, submittedValues } from "../../testing/control-in-form.ts";
import { controls } from "../../testing/controls.tsx";
import {
  Accordion,
  Button,
  Checkbox,
  CheckboxGroup,
  InputChip,
  Radio,
  RadioGroup,
  Switch,
  Tabset,
  Tile,
  ToggleChip,
} from "../index.ts";
import "../styles.css";

interface PressableProps {
  on: boolean;
  change: (on: boolean) => void;
}

/** What a user can press, controlled by its parent. Its accessible name contains "Press". */
const pressables: {
  name: string;
  role: string;
  Pressable: (props: PressableProps) => JSX.Element;
}[] = [
  {
    name: "a checkbox",
    role: "checkbox",
    Pressable: ({ on, change }) => (
      <Checkbox label="Press" checked={on} onChange={({ target }) => change(target.checked)} />
    ),
  },
  {
    name: "a checkbox of a group",
    role: "checkbox",
    Pressable: ({ on, change }) => (
      <CheckboxGroup
        label="Parts"
        value={on ? ["roof"] : []}
        onValueChange={(values) => change(values.includes("roof"))}
      >
        <Checkbox label="Press" value="roof" />
      </CheckboxGroup>
    ),
  },
  {
    name: "a switch",
    role: "switch",
    Pressable: ({ on, change }) => (
      <Switch label="Press" checked={on} onChange={({ target }) => change(target.checked)} />
    ),
  },
  {
    name: "a radio",
    role: "radio",
    Pressable: ({ on, change }) => (
      <Radio
        label="Press"
        value="hail"
        checked={on}
        onChange={({ target }) => change(target.checked)}
      />
    ),
  },
  {
    name: "a radio of a group",
    role: "radio",
    Pressable: ({ on, change }) => (
      <RadioGroup
        label="Cause"
        value={on ? "hail" : "fire"}
        onValueChange={(value) => change(value === "hail")}
      >
        <Radio label="Press" value="hail" />
        <Radio label="Fire" value="fire" />
      </RadioGroup>
    ),
  },
  {
    name: "a button",
    role: "button",
    Pressable: ({ on, change }) => <Button onClick={() => change(!on)}>Press</Button>,
  },
  {
    name: "a toggle chip",
    role: "button",
    Pressable: ({ on, change }) => (
      <ToggleChip pressed={on} onPressedChange={change}>
        Press
      </ToggleChip>
    ),
  },
  {
    name: "a chip",
    role: "button",
    Pressable: ({ on, change }) => (
      <InputChip
        label="Others"
        value={on ? [] : ["Press"]}
        onValueChange={(chips) => change(chips.length === 0)}
      />
    ),
  },
  {
    name: "an accordion",
    role: "button",
    Pressable: ({ on, change }) => (
      <Accordion
        heading="Press"
        open={on}
        onOpen={() => change(true)}
        onClose={() => change(false)}
      >
        Content
      </Accordion>
    ),
  },
  {
    name: "a tab",
    role: "tab",
    Pressable: ({ on, change }) => (
      <Tabset
        label="Claim"
        activeIndex={on ? 1 : 0}
        onActiveIndexChange={(index) => change(index === 1)}
        tabs={[
          { label: "Report", content: "Hail" },
          { label: "Press", content: "$5" },
        ]}
      />
    ),
  },
  {
    name: "a tile",
    role: "link",
    Pressable: ({ on, change }) => (
      <Tile
        label="Press"
        href="#tile"
        onClick={(event) => {
          event.preventDefault();
          change(!on);
        }}
      />
    ),
  },
  {
    name: "a checkbox of the host",
    role: "checkbox",
    Pressable: ({ on, change }) => (
      <label>
        <input type="checkbox" checked={on} onChange={({ target }) => change(target.checked)} />
        Press
      </label>
    ),
  },
];

function Page({
  Pressable,
  field,
}: {
  Pressable: (props: PressableProps) => JSX.Element;
  field: keyof typeof controls;
}): JSX.Element {
  const { Example, controlledProps } = controls[field];
  const [state, setState] = useState({ on: false, values: [] as string[] });
  const props = controlledProps(state.values, (values) => setState({ ...state, values }));
  return (
    <form>
      <Example id="one" name="part" {...props} />
      <div style={{ marginBlockStart: 200 }}>
        <Pressable on={state.on} change={(on) => setState({ ...state, on })} />
      </div>
      <output>{state.on ? "on" : "off"}</output>
    </form>
  );
}

afterEach(cleanup);

/** Fields that handle typed text when the user leaves them. */
const fields = {
  ...controls,
  // Not finished by Enter, so that leaving the field makes the chip.
  InputChip: { ...controls.InputChip, enter: () => userEvent.keyboard("Cy") },
};

/** Firefox needs 10 s or more for all presses after a field. */
const MANY = { timeout: 60_000 };

test.each([
  "Autocomplete",
  "DatePicker",
  "FormattedField",
  "InputChip",
  "PasswordField",
  "TextField",
] as const)("neither a press nor the input is lost after input in %s", MANY, async (field) => {
  for (const { name, role, Pressable } of pressables) {
    const { container, unmount } = render(<Page Pressable={Pressable} field={field} />);
    await fillIn(container, fields[field]);

    await userEvent.click(screen.getByRole(role, { name: /Press/ }));

    expect(screen.getByRole("status").textContent, name).toBe("on");
    expect(submittedValues(container), name).toEqual(fields[field].enteredValues);
    unmount();
  }
});

test("each press in a group counts", async () => {
  render(<Groups />);
  for (const name of ["Roof", "Hood", "Hail", "Fire", "Door", "Select all"]) {
    await userEvent.click(screen.getByLabelText(name));
  }

  expect(screen.getByRole("status").textContent).toBe("roof, hood, fire");
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Glass" }).checked).toBe(true);
});

function Groups(): JSX.Element {
  const [parts, setParts] = useState<string[]>([]);
  const [cause, setCause] = useState("");
  return (
    <>
      <CheckboxGroup label="Parts" value={parts} onValueChange={setParts}>
        <Checkbox label="Roof" value="roof" />
        <Checkbox label="Hood" value="hood" />
      </CheckboxGroup>
      <RadioGroup label="Cause" value={cause} onValueChange={setCause}>
        <Radio label="Hail" value="hail" />
        <Radio label="Fire" value="fire" />
      </RadioGroup>
      <CheckboxGroup label="More parts" selectAll>
        <Checkbox label="Door" value="door" />
        <Checkbox label="Glass" value="glass" />
      </CheckboxGroup>
      <output>{[...parts, cause].join(", ")}</output>
    </>
  );
}
