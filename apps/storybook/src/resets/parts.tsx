import {
  Accordion,
  Autocomplete,
  Badge,
  Breadcrumbs,
  Button,
  ButtonBar,
  Checkbox,
  CheckboxGroup,
  ContextualHelp,
  DatePicker,
  Icon,
  InputChip,
  Link,
  Note,
  Notification,
  PageNavigator,
  PasswordField,
  ProgressBar,
  Radio,
  RadioGroup,
  Select,
  Switch,
  Tag,
  Textarea,
  TextField,
  ToggleChip,
  Waiting,
} from "@claimkit/ui-kit";
import type { JSX } from "react";
import "./parts.css";

const lossCauses = [
  { value: "hail", text: "Hail" },
  { value: "theft", text: "Theft" },
];

const cities = [
  { value: "columbus", text: "Columbus, OH" },
  { value: "dublin", text: "Dublin, OH" },
];

/** Kit components in plain React, without a widget or a custom element. */
export function Parts(): JSX.Element {
  return (
    <div className="resets">
      <div>
        <TextField
          label="Policy number"
          instructionalText="It is on your card."
          error="Enter your policy number."
        />
        <PasswordField label="Password" />
        <DatePicker label="Incident date" defaultValue="2026-11-03" max="2026-11-20" />
        <Autocomplete label="City" options={cities} />
        <Select label="Loss cause" options={lossCauses} />
        <Textarea label="What happened?" showCount />
        <InputChip label="Passengers" defaultValue={["Ana", "Luis"]} />
      </div>
      <div>
        <RadioGroup label="Was anyone injured?" name="injured" instructionalText="Even slightly.">
          <Radio label="Yes" value="yes" />
          <Radio label="No" value="no" />
        </RadioGroup>
        <CheckboxGroup label="What is damaged?" name="damaged" error="Choose one.">
          <Checkbox label="Hood" value="hood" defaultChecked />
          <Checkbox label="Roof" value="roof" />
        </CheckboxGroup>
        <Switch label="Text me updates" defaultChecked />
        <div className="resets-row">
          <ToggleChip defaultPressed>Open claims</ToggleChip>
          <ToggleChip>Closed claims</ToggleChip>
        </div>
        <ButtonBar>
          <Button variant="primary">Save</Button>
          <Button disabledReason="Choose a repair shop first.">Continue</Button>
          <Button variant="quiet">Cancel</Button>
        </ButtonBar>
      </div>
      <div>
        <Breadcrumbs items={[{ label: "Claims", href: "#claims" }, { label: "CLM-1006" }]} />
        <Notification type="warning" heading="Your appointment is tomorrow">
          Bring the estimate.
        </Notification>
        <Accordion heading="Report" defaultOpen>
          Hail damage. <Link href="#shops">Find a shop</Link>
        </Accordion>
        <Note>Closed claims can be viewed for 12 months.</Note>
        <ProgressBar value={40} aria-label="Inspection" />
        <PageNavigator total={9} current={3} spread={3} onGoto={() => {}} />
        <div className="resets-row">
          <Icon name="car" />
          <Tag label="Open" status="info" />
          <Badge count={3} />
          <ContextualHelp heading="Deductible" defaultOpen>
            What you pay yourself.
          </ContextualHelp>
          <Waiting size="minimal" />
        </div>
      </div>
    </div>
  );
}
