import type { ChangeEvent, JSX } from "react";
import { userEvent } from "vitest/browser";
import type * as kit from "../src/index.ts";
import {
  Autocomplete,
  Checkbox,
  CheckboxGroup,
  DatePicker,
  FormattedField,
  InputChip,
  PasswordField,
  phoneNumber,
  Radio,
  RadioGroup,
  Select,
  Switch,
  TextField,
  Textarea,
} from "../src/index.ts";
import type { KitText } from "../src/kit-text.ts";
import type { Autofill } from "./conformance/form-data.ts";
import type { Mistake } from "./conformance/mistake.ts";

/** Exports of the kit with the prop `instructionalText`, which every form control has. */
type ControlName = {
  [Name in keyof typeof kit]: (typeof kit)[Name] extends (props: infer Props) => JSX.Element
    ? "instructionalText" extends keyof Props
      ? Name
      : never
    : never;
}[keyof typeof kit];

/** Props that tests add to a control. */
interface Added {
  id?: string;
  name?: string;
  form?: string;
  required?: boolean;
  "aria-describedby"?: string;
  instructionalText?: string;
  error?: string;
}

/**
 * A form control, and how tests use it. Its value is a list of what its form submits under its name, because a
 * group or a list of chips submits several.
 */
export interface ControlRow {
  /** The control with typical props, and those of a test. */
  Part: (props: Added) => JSX.Element;
  /** What it submits while it is empty: `[""]`, or `[]` for nothing. */
  empty: string[];
  /** Props that give an uncontrolled control an initial value. */
  start: object;
  /** What it submits then. */
  started: string[];
  /** Props that control its value, and call back when the user changes it. */
  hold: (values: string[], change: (values: string[]) => void) => object;
  /** Enters a value. The first field or button of the control has the focus. */
  enter: (focused: HTMLElement) => Promise<void>;
  /** For controls that validate text when the user leaves them. */
  mistake?: Mistake;
  /** For text controls. */
  autofill?: Autofill;
  /** Opens the popup of the control, if it has one. */
  open?: () => Promise<void>;
  /** What an empty control submits after `enter`. */
  entered: string[];
  /**
   * Key of the message that it shows when it is required and empty.
   * @default "valueMissing"
   */
  missing?: keyof KitText;
  /** Whether it has `readOnly`, as text controls in HTML do. */
  readOnly?: boolean;
}

/** Props that control a text by `onChange`. */
function holdText([value = ""]: string[], change: (values: string[]) => void): object {
  return {
    value,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      change([event.target.value]),
  };
}

/** Props that control a checkbox by `onChange`. */
function holdChecked(values: string[], change: (values: string[]) => void): object {
  return {
    checked: values.length > 0,
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      change(event.target.checked ? [event.target.value] : []),
  };
}

const press = (): Promise<void> => userEvent.keyboard(" ");

const states = [
  { value: "MI", text: "Michigan" },
  { value: "OH", text: "Ohio" },
];

/** Every form control. A missing one is a compile error. */
export const controls: Record<ControlName, ControlRow> = {
  Autocomplete: {
    Part: (props) => <Autocomplete label="State" options={states} {...props} />,
    empty: [""],
    start: { defaultValue: "MI" },
    started: ["MI"],
    hold: ([value = ""], change) => ({ value, onValueChange: (next: string) => change([next]) }),
    enter: () => userEvent.keyboard("Texas"),
    entered: ["Texas"],
    autofill: { text: "Michigan", sent: ["MI"] },
    open: async () => {
      document.querySelector<HTMLElement>("[role=combobox]")?.focus();
      await userEvent.keyboard("Ohi");
    },
    readOnly: true,
  },
  InputChip: {
    Part: (props) => <InputChip label="Witnesses" {...props} />,
    empty: [],
    start: { defaultValue: ["Ann", "Bo"] },
    started: ["Ann", "Bo"],
    hold: (value, onValueChange) => ({ value, onValueChange }),
    enter: () => userEvent.keyboard("Cy{Enter}"),
    entered: ["Cy"],
    mistake: { refused: "Ann{Enter}Ann{Enter}", taken: "Bo" },
    autofill: { text: "Ann, Bo", sent: ["Ann", "Bo"], shown: "" },
    readOnly: true,
  },
  DatePicker: {
    // With this range, the calendar opens on the same day whatever today is.
    Part: (props) => (
      <DatePicker
        label="Date of loss"
        min="2020-02-28"
        max="2020-02-29"
        instructionalText=""
        {...props}
      />
    ),
    empty: [""],
    start: { defaultValue: "02/28/2020" },
    started: ["2020-02-28"],
    hold: ([value = ""], change) => ({
      value,
      onValueChange: (date: string) => change([date]),
    }),
    enter: () => userEvent.keyboard("{Enter}{ArrowRight}{Enter}"),
    entered: ["2020-02-29"],
    // Without `allowInput`, typed text is reset.
    autofill: { text: "02/29/2020", sent: [""], shown: "" },
    open: () => userEvent.click(document.querySelector(".ck-date-picker-button") as Element),
    readOnly: true,
  },
  FormattedField: {
    Part: (props) => <FormattedField label="Phone" format={phoneNumber} {...props} />,
    empty: [""],
    start: { defaultValue: "6145550177" },
    started: ["6145550177"],
    hold: ([value = ""], change) => ({ value, onValueChange: (next: string) => change([next]) }),
    enter: () => userEvent.keyboard("(800) 555 0199"),
    entered: ["8005550199"],
    autofill: { text: "614-555-0177", sent: ["6145550177"] },
    readOnly: true,
  },
  PasswordField: {
    Part: (props) => <PasswordField label="Password" {...props} />,
    empty: [""],
    start: { defaultValue: "correct horse" },
    started: ["correct horse"],
    hold: holdText,
    enter: () => userEvent.keyboard("battery"),
    entered: ["battery"],
    autofill: { text: "battery", sent: ["battery"] },
    readOnly: true,
  },
  Checkbox: {
    Part: (props) => <Checkbox label="Send me texts" value="yes" optionalText="show" {...props} />,
    empty: [],
    start: { defaultChecked: true },
    started: ["yes"],
    hold: holdChecked,
    enter: press,
    entered: ["yes"],
    missing: "boxMissing",
  },
  CheckboxGroup: {
    Part: (props) => (
      <CheckboxGroup label="Damaged parts" {...props}>
        <Checkbox label="Roof" value="roof" />
        <Checkbox label="Hood" value="hood" />
      </CheckboxGroup>
    ),
    empty: [],
    start: { defaultValue: ["hood"] },
    started: ["hood"],
    hold: (value, onValueChange) => ({ value, onValueChange }),
    enter: press,
    entered: ["roof"],
    missing: "optionMissing",
  },
  RadioGroup: {
    Part: (props) => (
      <RadioGroup label="Cause" {...props}>
        <Radio label="Hail" value="hail" />
        <Radio label="Fire" value="fire" />
      </RadioGroup>
    ),
    empty: [],
    start: { defaultValue: "fire" },
    started: ["fire"],
    hold: ([value = ""], change) => ({
      value,
      onValueChange: (chosen: string) => change([chosen]),
    }),
    enter: press,
    entered: ["hail"],
    missing: "optionMissing",
  },
  Select: {
    Part: (props) => (
      <Select
        label="Cause"
        options={[
          { value: "hail", text: "Hail" },
          { value: "fire", text: "Fire" },
        ]}
        {...props}
      />
    ),
    empty: [""],
    start: { defaultValue: "fire" },
    started: ["fire"],
    hold: holdText,
    enter: (focused) => userEvent.selectOptions(focused, "hail"),
    entered: ["hail"],
    missing: "optionMissing",
    autofill: { text: "fire", sent: ["fire"] },
  },
  Switch: {
    Part: (props) => <Switch label="Paperless" value="yes" optionalText="show" {...props} />,
    empty: [],
    start: { defaultChecked: true },
    started: ["yes"],
    hold: holdChecked,
    enter: press,
    entered: ["yes"],
    missing: "switchedOff",
  },
  TextField: {
    Part: (props) => <TextField label="City" {...props} />,
    empty: [""],
    start: { defaultValue: "Dublin" },
    started: ["Dublin"],
    hold: holdText,
    enter: () => userEvent.keyboard("Columbus"),
    entered: ["Columbus"],
    autofill: { text: "Columbus", sent: ["Columbus"] },
    readOnly: true,
  },
  Textarea: {
    Part: (props) => <Textarea label="What happened?" {...props} />,
    empty: [""],
    start: { defaultValue: "Hail" },
    started: ["Hail"],
    hold: holdText,
    enter: () => userEvent.keyboard("Two{Enter}lines"),
    entered: ["Two\nlines"],
    autofill: { text: "Hail", sent: ["Hail"] },
    readOnly: true,
  },
};
