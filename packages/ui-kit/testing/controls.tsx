import type { ChangeEvent, JSX } from "react";
import { userEvent } from "vitest/browser";
import type * as kit from "../src/index.ts";
import {
  Autocomplete,
  Checkbox,
  CheckboxGroup,
  DatePicker,
  FileUpload,
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
import type { KitMessages } from "../src/kit-text.ts";
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
  Example: (props: Added) => JSX.Element;
  /** What it submits while it is empty: `[""]`, or `[]` for nothing. */
  empty: string[];
  /** Props that give an uncontrolled control an initial value. */
  initialProps: object;
  /** What it submits then. */
  initialValues: string[];
  /** Props that control its value, and call back when the user changes it. */
  controlledProps: (values: string[], change: (values: string[]) => void) => object;
  /** Enters a value. The first field or button of the control has the focus. */
  enter: (focused: HTMLElement) => Promise<void>;
  /** For controls that validate text when the user leaves them. */
  mistake?: Mistake;
  /** For text controls. */
  autofill?: Autofill;
  /** Opens the popup of the control, if it has one. */
  open?: () => Promise<void>;
  /** What an empty control submits after `enter`. */
  enteredValues: string[];
  /**
   * The message that it shows when it is required and empty.
   * @default ({ field }) => field.valueMissing
   */
  missing?: (messages: KitMessages) => string;
  /** Whether it has `readOnly`, as text controls in HTML do. */
  readOnly?: boolean;
}

/** Props that control a text by `onChange`. */
function controlText([value = ""]: string[], change: (values: string[]) => void): object {
  return {
    value,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      change([event.target.value]),
  };
}

/** Props that control a checkbox by `onChange`. */
function controlChecked(values: string[], change: (values: string[]) => void): object {
  return {
    checked: values.length > 0,
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      change(event.target.checked ? [event.target.value] : []),
  };
}

/** The same file for the same name, as in a form that keeps the files of its user. */
const photoNamed = (name: string): File => photos.get(name) ?? newPhoto(name);

const photos = new Map<string, File>();

function newPhoto(name: string): File {
  const photo = new File(["Hail"], name, { type: "image/jpeg" });
  photos.set(name, photo);
  return photo;
}

const press = (): Promise<void> => userEvent.keyboard(" ");

const states = [
  { value: "MI", text: "Michigan" },
  { value: "OH", text: "Ohio" },
];

/** Every form control. A missing one is a compile error. */
export const controls: Record<ControlName, ControlRow> = {
  Autocomplete: {
    Example: (props) => <Autocomplete label="State" options={states} {...props} />,
    empty: [""],
    initialProps: { defaultValue: "MI" },
    initialValues: ["MI"],
    controlledProps: ([value = ""], change) => ({
      value,
      onValueChange: (next: string) => change([next]),
    }),
    enter: () => userEvent.keyboard("Texas"),
    enteredValues: ["Texas"],
    autofill: { text: "Michigan", sent: ["MI"] },
    open: async () => {
      document.querySelector<HTMLElement>("[role=combobox]")?.focus();
      await userEvent.keyboard("Ohi");
    },
    readOnly: true,
  },
  InputChip: {
    Example: (props) => <InputChip label="Witnesses" {...props} />,
    empty: [],
    initialProps: { defaultValue: ["Ann", "Bo"] },
    initialValues: ["Ann", "Bo"],
    controlledProps: (value, onValueChange) => ({ value, onValueChange }),
    enter: () => userEvent.keyboard("Cy{Enter}"),
    enteredValues: ["Cy"],
    mistake: { invalid: "Ann{Enter}Ann{Enter}", valid: "Bo" },
    autofill: { text: "Ann, Bo", sent: ["Ann", "Bo"], shown: "" },
    readOnly: true,
  },
  DatePicker: {
    // With this range, the calendar opens on the same day whatever today is.
    Example: (props) => (
      <DatePicker
        label="Date of loss"
        min="2020-02-28"
        max="2020-02-29"
        instructionalText=""
        {...props}
      />
    ),
    empty: [""],
    initialProps: { defaultValue: "02/28/2020" },
    initialValues: ["2020-02-28"],
    controlledProps: ([value = ""], change) => ({
      value,
      onValueChange: (date: string) => change([date]),
    }),
    enter: () => userEvent.keyboard("{Enter}{ArrowRight}{Enter}"),
    enteredValues: ["2020-02-29"],
    // Without `allowInput`, typed text is reset.
    autofill: { text: "02/29/2020", sent: [""], shown: "" },
    open: () => userEvent.click(document.querySelector(".ck-date-picker-button") as Element),
    readOnly: true,
  },
  FileUpload: {
    Example: (props) => <FileUpload label="Photos" {...props} />,
    empty: [""],
    initialProps: { defaultValue: [photoNamed("hood.jpg")] },
    initialValues: ["hood.jpg"],
    controlledProps: (values, change) => ({
      value: values.map(photoNamed),
      onValueChange: (files: File[]) => change(files.map(({ name }) => name)),
    }),
    enter: (focused) =>
      userEvent.upload(
        focused.closest("fieldset")?.querySelector("input") as Element,
        photoNamed("door.jpg"),
      ),
    enteredValues: ["door.jpg"],
    missing: (messages) => messages["file-upload"].fileMissing,
  },
  FormattedField: {
    Example: (props) => <FormattedField label="Phone" format={phoneNumber} {...props} />,
    empty: [""],
    initialProps: { defaultValue: "6145550177" },
    initialValues: ["6145550177"],
    controlledProps: ([value = ""], change) => ({
      value,
      onValueChange: (next: string) => change([next]),
    }),
    enter: () => userEvent.keyboard("(800) 555 0199"),
    enteredValues: ["8005550199"],
    autofill: { text: "614-555-0177", sent: ["6145550177"] },
    readOnly: true,
  },
  PasswordField: {
    Example: (props) => <PasswordField label="Password" {...props} />,
    empty: [""],
    initialProps: { defaultValue: "correct horse" },
    initialValues: ["correct horse"],
    controlledProps: controlText,
    enter: () => userEvent.keyboard("battery"),
    enteredValues: ["battery"],
    autofill: { text: "battery", sent: ["battery"] },
    readOnly: true,
  },
  Checkbox: {
    Example: (props) => (
      <Checkbox label="Send me texts" value="yes" optionalText="show" {...props} />
    ),
    empty: [],
    initialProps: { defaultChecked: true },
    initialValues: ["yes"],
    controlledProps: controlChecked,
    enter: press,
    enteredValues: ["yes"],
    missing: ({ checkbox }) => checkbox.boxMissing,
  },
  CheckboxGroup: {
    Example: (props) => (
      <CheckboxGroup label="Damaged parts" {...props}>
        <Checkbox label="Roof" value="roof" />
        <Checkbox label="Hood" value="hood" />
      </CheckboxGroup>
    ),
    empty: [],
    initialProps: { defaultValue: ["hood"] },
    initialValues: ["hood"],
    controlledProps: (value, onValueChange) => ({ value, onValueChange }),
    enter: press,
    enteredValues: ["roof"],
    missing: ({ choice }) => choice.optionMissing,
  },
  RadioGroup: {
    Example: (props) => (
      <RadioGroup label="Cause" {...props}>
        <Radio label="Hail" value="hail" />
        <Radio label="Fire" value="fire" />
      </RadioGroup>
    ),
    empty: [],
    initialProps: { defaultValue: "fire" },
    initialValues: ["fire"],
    controlledProps: ([value = ""], change) => ({
      value,
      onValueChange: (chosen: string) => change([chosen]),
    }),
    enter: press,
    enteredValues: ["hail"],
    missing: ({ choice }) => choice.optionMissing,
  },
  Select: {
    Example: (props) => (
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
    initialProps: { defaultValue: "fire" },
    initialValues: ["fire"],
    controlledProps: controlText,
    enter: (focused) => userEvent.selectOptions(focused, "hail"),
    enteredValues: ["hail"],
    missing: ({ choice }) => choice.optionMissing,
    autofill: { text: "fire", sent: ["fire"] },
  },
  Switch: {
    Example: (props) => <Switch label="Paperless" value="yes" optionalText="show" {...props} />,
    empty: [],
    initialProps: { defaultChecked: true },
    initialValues: ["yes"],
    controlledProps: controlChecked,
    enter: press,
    enteredValues: ["yes"],
    missing: (messages) => messages.switch.switchedOff,
  },
  TextField: {
    Example: (props) => <TextField label="City" {...props} />,
    empty: [""],
    initialProps: { defaultValue: "Dublin" },
    initialValues: ["Dublin"],
    controlledProps: controlText,
    enter: () => userEvent.keyboard("Columbus"),
    enteredValues: ["Columbus"],
    autofill: { text: "Columbus", sent: ["Columbus"] },
    readOnly: true,
  },
  Textarea: {
    Example: (props) => <Textarea label="What happened?" {...props} />,
    empty: [""],
    initialProps: { defaultValue: "Hail" },
    initialValues: ["Hail"],
    controlledProps: controlText,
    enter: () => userEvent.keyboard("Two{Enter}lines"),
    enteredValues: ["Two\nlines"],
    autofill: { text: "Hail", sent: ["Hail"] },
    readOnly: true,
  },
};
