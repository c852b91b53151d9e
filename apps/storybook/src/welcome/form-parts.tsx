import {
  Autocomplete,
  Checkbox,
  CheckboxGroup,
  ContextualHelp,
  DatePicker,
  FormattedField,
  InputChip,
  PasswordField,
  phoneNumber,
  Radio,
  RadioGroup,
  Select,
  Switch,
  Textarea,
  TextField,
} from "@claimkit/ui-kit";
import type { JSX } from "react";
import { Part } from "./part.tsx";

const cities = [
  { value: "columbus", text: "Columbus, OH" },
  { value: "dublin", text: "Dublin, OH" },
  { value: "westerville", text: "Westerville, OH" },
];

const lossCauses = [
  { value: "hail", text: "Hail" },
  { value: "theft", text: "Theft" },
  { value: "collision", text: "Collision" },
];

const rules = [
  { text: "At least 12 characters", isMet: (password: string) => password.length >= 12 },
  { text: "A number", isMet: (password: string) => /\d/.test(password) },
];

/** Form components. */
export function FormParts(): JSX.Element {
  return (
    <>
      <Part
        heading="Text"
        pages={{
          "Text field": "kit-fields-text-field--usage",
          "Formatted field": "kit-fields-text-field-formatted-field--usage",
          "Password field": "kit-fields-password-field--usage",
          "Input chip": "kit-choice-chip-input-chip--usage",
        }}
      >
        <TextField
          label="Policy number"
          instructionalText="It is on your card."
          defaultValue="POL-1O0"
          error="Enter POL- and three digits."
          required
        />
        <FormattedField label="Phone" format={phoneNumber} defaultValue="6145550177" required />
        <PasswordField label="New password" rules={rules} defaultValue="a longer one" required />
        <InputChip label="Passengers" defaultValue={["Ana", "Luis"]} />
      </Part>
      <Part
        heading="Dates, places and descriptions"
        pages={{
          "Date picker": "kit-fields-date-picker--usage",
          Autocomplete: "kit-fields-autocomplete--usage",
          Select: "kit-fields-select--usage",
          Textarea: "kit-fields-textarea--usage",
        }}
      >
        <DatePicker
          label="Incident date"
          defaultValue="2026-11-03"
          max="2026-11-20"
          allowInput
          required
        />
        <Autocomplete label="City" options={cities} defaultValue="columbus" required />
        <Select label="What happened?" options={lossCauses} defaultValue="hail" required />
        <Textarea label="In your words" rows={2} maxLength={250} showCount />
      </Part>
      <Part
        heading="Choices"
        pages={{
          Radio: "kit-choice-radio--usage",
          Checkbox: "kit-choice-checkbox--usage",
          Switch: "kit-choice-switch--usage",
        }}
      >
        <RadioGroup label="Where is the car?" defaultValue="home" bounded required>
          <Radio label="At home" value="home" description="In a garage or on the street." />
          <Radio label="On the road" value="road" description="We send a tow truck." />
        </RadioGroup>
        <CheckboxGroup
          label={
            <>
              What is damaged? <ContextualHelp>What you can see is enough.</ContextualHelp>
            </>
          }
          defaultValue={["hood"]}
          required
        >
          <Checkbox label="Hood" value="hood" />
          <Checkbox label="None of these" value="none" exclusive />
        </CheckboxGroup>
        <Switch label="Text me updates" defaultChecked />
      </Part>
    </>
  );
}
