import { cleanup, render } from "@testing-library/react";
import type { JSX } from "react";
import { afterEach, describe, test } from "vitest";
import {
  callsHandlers,
  type DrawControl,
  keepsAriaInvalid,
  keepsAttributes,
  keepsName,
  keepsRequired,
} from "../../testing/control-rules.ts";
import { controls } from "../../testing/controls.tsx";
import { CheckboxGroup } from "../checkbox/checkbox-group.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { RadioGroup } from "../radio/radio-group.tsx";
import { Radio } from "../radio/radio.tsx";
import "../styles.css";

afterEach(cleanup);

interface Row {
  Part: (props: object) => JSX.Element;
  start: object;
}

/** Every control, and the options of groups that leave things to them. */
const rows: Record<string, Row> = {
  ...controls,
  Radio: {
    Part: (props) => <Radio label="Hail" value="hail" {...props} />,
    start: { defaultChecked: true },
  },
  "Radio in a group": {
    Part: (props) => (
      <RadioGroup label="Cause">
        <Radio label="Hail" value="hail" {...props} />
      </RadioGroup>
    ),
    start: { defaultChecked: true },
  },
  "Checkbox in a group": {
    Part: (props) => (
      <CheckboxGroup label="Damage">
        <Checkbox label="Roof" value="roof" {...props} />
      </CheckboxGroup>
    ),
    start: { defaultChecked: true },
  },
};

describe.each(Object.entries(rows))("%s keeps its caller's", (_, { Part, start }) => {
  const draw: DrawControl = (props) =>
    render(
      <form>
        <Part {...{ id: "one", name: "part", ...props }} />
      </form>,
    ).container;

  test("attributes", () => keepsAttributes(draw));
  test("aria-invalid", () => keepsAriaInvalid(draw));
  test("name", () => keepsName(draw, start));
  test("required", () => keepsRequired(draw));
  test("handlers", () => callsHandlers(draw));
});
