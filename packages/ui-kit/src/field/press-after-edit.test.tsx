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
const pressables = [
  {
    name: "a checkbox",
    role: "checkbox",
    Pressable: ({ on, change }: PressableProps) => (
      <Checkbox label="Press" checked={on} onChange={({ target }) => change(target.checked)} />
    ),
  },
  {
    name: "a checkbox of a group",
    role: "checkbox",
    Pressable: ({ on, change }: PressableProps) => (
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
    Pressable: ({ on, change }: PressableProps) => (
      <Switch label="Press" checked={on} onChange={({ target }) => change(target.checked)} />
    ),
  },
  {
    name: "a radio",
    role: "radio",
    Pressable: ({ on, change }: PressableProps) => (
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
    Pressable: ({ on, change }: PressableProps) => (
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
    Pressable: ({ on, change }: PressableProps) => (
      <Button onClick={() => change(!on)}>Press</Button>
    ),
  },
  {
    name: "a toggle chip",
    role: "button",
    Pressable: ({ on, change }: PressableProps) => (
      <ToggleChip pressed={on} onPressedChange={change}>
        Press
      </ToggleChip>
    ),
  },
  {
    name: "a chip",
    role: "button",
    Pressable: ({ on, change }: PressableProps) => (
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
    Pressable: ({ on, change }: PressableProps) => (
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
    Pressable: ({ on, change }: PressableProps) => (
      <Tabset
        label="Claim"
        active={on ? 1 : 0}
        onTabChanged={(index) => change(index === 1)}
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
    Pressable: ({ on, change }: PressableProps) => (
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
    Pressable: ({ on, change }: PressableProps) => (
      <label>
        <input type="checkbox" checked={on} onChange={({ target }) => change(target.checked)} />
        Press
      </label>
    ),
  },
] as const;

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

const fieldNames = Object.keys(controls) as (keyof typeof controls)[];

// The field whose parent renders when the press that leaves it ends.
test.each(pressables)("a press on $name is not lost after input in InputChip", (pressable) =>
  pressAfterInput("InputChip", pressable),
);

// The control that loses a press if it renders too early.
test.each(fieldNames.filter((name) => name !== "InputChip"))(
  "a press on a checkbox is not lost after input in %s",
  (field) => pressAfterInput(field, pressables[0]),
);

async function pressAfterInput(
  field: keyof typeof controls,
  { role, Pressable }: { role: string; Pressable: (props: PressableProps) => JSX.Element },
): Promise<void> {
  const { container } = render(<Page Pressable={Pressable} field={field} />);
  // Not finished by Enter, so that leaving the field makes the chip.
  const unfinished = { enter: () => userEvent.keyboard("Cy") };
  await fillIn(container, field === "InputChip" ? unfinished : controls[field]);

  await userEvent.click(screen.getByRole(role, { name: /Press/ }));

  expect(screen.getByRole("status").textContent).toBe("on");
  expect(submittedValues(container)).toEqual(controls[field].enteredValues);
}

test("each press in a group counts", async () => {
  render(<Groups />);
  for (const name of ["Roof", "Hood", "Hail", "Fire", "Door", "Select all"]) {
    // oxlint-disable-next-line no-await-in-loop -- one window
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
