import { Accordion as KitAccordion } from "@claimkit/ui-kit/accordion";
import { Autocomplete as KitAutocomplete } from "@claimkit/ui-kit/autocomplete";
import { Button as KitButton } from "@claimkit/ui-kit/button";
import { Checkbox as KitCheckbox } from "@claimkit/ui-kit/checkbox";
import { CheckboxGroup as KitCheckboxGroup } from "@claimkit/ui-kit/checkbox-group";
import { DatePicker as KitDatePicker } from "@claimkit/ui-kit/date-picker";
import { InputChip as KitInputChip } from "@claimkit/ui-kit/input-chip";
import { PasswordField as KitPasswordField } from "@claimkit/ui-kit/password-field";
import { Radio } from "@claimkit/ui-kit/radio";
import { RadioGroup as KitRadioGroup } from "@claimkit/ui-kit/radio-group";
import { Select as KitSelect } from "@claimkit/ui-kit/select";
import "@claimkit/ui-kit/styles.css";
import { Switch as KitSwitch } from "@claimkit/ui-kit/switch";
import { TextField as KitTextField } from "@claimkit/ui-kit/text-field";
import { Textarea as KitTextarea } from "@claimkit/ui-kit/textarea";
import { ToggleChip as KitToggleChip } from "@claimkit/ui-kit/toggle-chip";
import { type JSX, useId } from "react";

export * from "./page/claimkit.tsx";

// The kit with its own styles. Its fields hide "(optional)", because other libraries don't show it.

const CAUSES = [
  { value: "hail", text: "Hail" },
  { value: "flood", text: "Flood" },
  { value: "theft", text: "Theft" },
];

const SHOPS = ["Akron Auto", "Bexley Body", "Canton Cars", "Dublin Dents", "Elyria Auto"].map(
  (text) => ({ value: text, text }),
);

export const Button = (): JSX.Element => <KitButton>Track claim</KitButton>;

export const TextField = (): JSX.Element => (
  <KitTextField
    name="city"
    label="City"
    instructionalText="Where it happened"
    optionalText="hide"
    defaultValue="Columbus"
  />
);

export const Textarea = (): JSX.Element => (
  <KitTextarea
    name="what"
    label="What happened?"
    instructionalText="In a few words"
    optionalText="hide"
    rows={4}
    defaultValue="Hail on the roof"
  />
);

export const Select = (): JSX.Element => (
  <KitSelect
    name="cause"
    label="Cause"
    instructionalText="What damaged the car"
    optionalText="hide"
    options={CAUSES}
    placeholder=""
    defaultValue="hail"
  />
);

export const Checkbox = (): JSX.Element => (
  <KitCheckbox name="texts" label="Send me texts" defaultChecked />
);

export const CheckboxGroup = (): JSX.Element => (
  <KitCheckboxGroup
    name="parts"
    label="Damaged parts"
    instructionalText="All that apply"
    optionalText="hide"
    defaultValue={["roof"]}
  >
    <KitCheckbox value="roof" label="Roof" />
    <KitCheckbox value="hood" label="Hood" />
    <KitCheckbox value="doors" label="Doors" />
  </KitCheckboxGroup>
);

export const RadioGroup = (): JSX.Element => (
  <KitRadioGroup
    name={useId()}
    label="Where is the car?"
    instructionalText="Where it stands now"
    optionalText="hide"
    defaultValue="home"
  >
    <Radio value="home" label="Home" />
    <Radio value="shop" label="Shop" />
    <Radio value="road" label="Road" />
  </KitRadioGroup>
);

export const Switch = (): JSX.Element => (
  <KitSwitch name="paperless" label="Paperless billing" defaultChecked />
);

export const DatePicker = (): JSX.Element => (
  <KitDatePicker
    name="lossDate"
    label="Date of loss"
    instructionalText="Month, day, year"
    optionalText="hide"
    defaultValue="2026-11-20"
  />
);

export const Autocomplete = (): JSX.Element => (
  <KitAutocomplete
    name="shop"
    label="Shop"
    instructionalText="Type a name"
    optionalText="hide"
    options={SHOPS}
  />
);

export const Accordion = (): JSX.Element => (
  <KitAccordion heading="Report">Hail on the roof</KitAccordion>
);

export const PasswordField = (): JSX.Element => (
  <KitPasswordField
    name="password"
    label="Password"
    instructionalText="At least 8 characters"
    optionalText="hide"
    defaultValue="hail-2026"
  />
);

export const InputChip = (): JSX.Element => (
  <KitInputChip
    name="parts"
    label="Parts"
    instructionalText="One at a time"
    optionalText="hide"
    defaultValue={["Roof"]}
  />
);

export const ToggleChip = (): JSX.Element => <KitToggleChip defaultPressed>Roof</KitToggleChip>;
