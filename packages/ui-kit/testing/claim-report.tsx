import { type JSX, useId, useRef, useState } from "react";
import { Autocomplete } from "../src/autocomplete/autocomplete.tsx";
import { ButtonBar } from "../src/button-bar/button-bar.tsx";
import { Button } from "../src/button/button.tsx";
import { CheckboxGroup } from "../src/checkbox/checkbox-group.tsx";
import { Checkbox } from "../src/checkbox/checkbox.tsx";
import { InputChip } from "../src/chip/input-chip.tsx";
import { ToggleChip } from "../src/chip/toggle-chip.tsx";
import { ContextualHelp } from "../src/contextual-help/contextual-help.tsx";
import { DatePicker } from "../src/date-picker/date-picker.tsx";
import { Form } from "../src/form/form.tsx";
import { useLocale } from "../src/messages/locale.ts";
import { PasswordField } from "../src/password-field/password-field.tsx";
import { RadioGroup } from "../src/radio/radio-group.tsx";
import { Radio } from "../src/radio/radio.tsx";
import { Select } from "../src/select/select.tsx";
import { Switch } from "../src/switch/switch.tsx";
import { TextField } from "../src/text-field/text-field.tsx";
import { Textarea } from "../src/textarea/textarea.tsx";
import { claimReportText } from "./claim-report-text.ts";
import "./claim-report.css";

interface ClaimReportProps {
  /** Starts with all fields filled in. */
  isFilledIn?: boolean;
}

/**
 * A realistic claim report with every form control of the kit. The browser submits it into an iframe, and the
 * submitted values are shown below.
 */
export function ClaimReport({ isFilledIn = false }: ClaimReportProps): JSX.Element {
  const text = claimReportText(useLocale());
  // The name of a frame must not begin with an underscore, as ids of React do.
  const frame = `sent${useId()}`;
  const [submitted, setSubmitted] = useState<[string, string][]>([]);
  const pending = useRef<[string, string][]>([]);
  const initial: Partial<typeof answers> = isFilledIn ? answers : {};

  return (
    <div className="claim-report">
      <h1>{text.heading}</h1>
      <Form
        method="post"
        action="about:blank"
        target={frame}
        onSubmit={({ currentTarget }) => {
          pending.current = Array.from(new FormData(currentTarget), ([name, value]) => [
            name,
            String(value),
          ]);
        }}
      >
        <TextField
          label={text.policyNumber}
          name="policyNumber"
          instructionalText={text.policyNumberHint}
          required
          defaultValue={initial.policyNumber}
        />
        <PasswordField
          label={text.password}
          name="password"
          required
          defaultValue={initial.password}
        />
        <TextField label={text.email} name="email" type="email" autoComplete="email" />
        <DatePicker
          label={text.date}
          name="date"
          allowInput
          hourCycle="12"
          required
          max="11/20/2026"
          datesOne="11/11/2026"
          datesOneLabel={text.holiday}
          defaultValue={initial.date}
        />
        <Autocomplete
          label={text.city}
          name="city"
          options={cities}
          required
          defaultValue={initial.city}
        />
        <Select
          label={text.cause}
          name="cause"
          required
          options={text.causes}
          defaultValue={initial.cause}
        />
        <RadioGroup
          label={text.canBeDriven}
          name="drivable"
          required
          bounded
          defaultValue={initial.drivable}
        >
          <Radio value="yes" label={text.yes} />
          <Radio value="no" label={text.no} description={text.noDescription} />
        </RadioGroup>
        <CheckboxGroup label={text.parts} name="parts" instructionalText={text.partsHint}>
          <Checkbox value="hood" label={text.hood} />
          <Checkbox value="roof" label={text.roof} />
          <Checkbox value="none" label={text.noPart} exclusive />
        </CheckboxGroup>
        <fieldset className="claim-report-vehicles">
          <legend>
            {text.vehicles}{" "}
            <ContextualHelp heading={text.vehicles}>{text.vehiclesHelp}</ContextualHelp>
          </legend>
          <ToggleChip defaultPressed>Civic</ToggleChip>
          <ToggleChip>Outback</ToggleChip>
        </fieldset>
        <InputChip label={text.witnesses} name="witnesses" instructionalText={text.witnessesHint} />
        <Textarea label={text.what} name="what" required showCount defaultValue={initial.what} />
        <Switch label={text.textMessages} name="textMessages" />
        <Checkbox label={text.true} name="true" required defaultChecked={isFilledIn} />
        <ButtonBar>
          <Button type="submit" variant="primary">
            {text.send}
          </Button>
          <Button type="reset" variant="quiet">
            {text.startAgain}
          </Button>
        </ButtonBar>
      </Form>
      <iframe
        name={frame}
        title={text.arrived}
        sandbox=""
        hidden
        onLoad={() => setSubmitted(pending.current)}
      />
      {submitted.length > 0 && <SubmittedValues heading={text.arrived} entries={submitted} />}
    </div>
  );
}

const answers = {
  policyNumber: "POL-100",
  password: "correct horse",
  date: "2026-11-03T14:30",
  city: "Columbus",
  cause: "HAIL",
  drivable: "yes",
  what: "Hail on the highway, the hood and the roof have dents.",
};

const cities = ["Cleveland", "Cincinnati", "Columbia", "Columbus", "Colorado Springs"].map(
  (text) => ({ value: text, text }),
);

interface ArrivedProps {
  heading: string;
  entries: readonly [string, string][];
}

/** The submitted names and values, as a server receives them. */
function SubmittedValues({ heading, entries }: ArrivedProps): JSX.Element {
  return (
    <table>
      <caption>{heading}</caption>
      <tbody>
        {entries.map(([name, value]) => (
          <tr key={`${name} ${value}`}>
            <th scope="row">{name}</th>
            <td>{name === "password" ? "••••" : value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
