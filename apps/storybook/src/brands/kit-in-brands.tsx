import {
  Accordion,
  Autocomplete,
  Button,
  ButtonBar,
  Checkbox,
  DatePicker,
  Icon,
  Link,
  Notification,
  PageNavigator,
  Radio,
  RadioGroup,
  Select,
  Switch,
  Tag,
  TextField,
  ToggleChip,
} from "@claimkit/ui-kit";
import { type JSX, useId, useState } from "react";
import "./kit-in-brands.css";

interface Brand {
  /** The class that sets its tokens, in brands.css. */
  name: "almanac" | "flare" | "harbor" | "pepper" | "signal" | "terminal";
  title: string;
}

const brands: Brand[] = [
  { name: "signal", title: "Signal" },
  { name: "harbor", title: "Harbor" },
  { name: "almanac", title: "Almanac Mutual" },
  { name: "flare", title: "Flare" },
  { name: "pepper", title: "Pepper" },
  { name: "terminal", title: "Terminal" },
];

/** The kit in six brands, each in light and dark. */
export function KitInBrands(): JSX.Element {
  return (
    <main>
      {brands.map(({ name, title }) => (
        <div key={name} className="brands">
          <section className={`brand brand-${name}`} style={{ colorScheme: "light" }}>
            <Report title={`${title}, light`} />
          </section>
          <section className={`brand brand-${name}`} style={{ colorScheme: "dark" }}>
            <Report title={`${title}, dark`} />
          </section>
        </div>
      ))}
    </main>
  );
}

const cities = [
  { value: "columbus", text: "Columbus, OH" },
  { value: "dublin", text: "Dublin, OH" },
];

const lossCauses = [
  { value: "hail", text: "Hail" },
  { value: "theft", text: "Theft" },
];

/** A claim report that uses only kit components. */
function Report({ title }: { title: string }): JSX.Element {
  const id = useId();
  const [page, setPage] = useState(2);
  return (
    <>
      <header>
        <h1>{title}</h1>
        <Tag label="Open" status="info" />
      </header>
      <Notification type="success">Your photos have been uploaded.</Notification>
      <div className="brand-card">
        <h2>
          <Icon name="car" /> Report a claim
        </h2>
        <TextField label="Policy number" instructionalText="It is on your card." required />
        <TextField label="Phone" defaultValue="614-555" error="Enter all ten digits." required />
        <DatePicker label="Incident date" defaultValue="2026-11-03" required />
        <Autocomplete label="City" options={cities} defaultValue="columbus" required />
        <Select label="Loss cause" options={lossCauses} defaultValue="hail" required />
        <RadioGroup label="Was anyone injured?" name={id} defaultValue="no" horizontal required>
          <Radio label="Yes" value="yes" />
          <Radio label="No" value="no" />
        </RadioGroup>
        <Checkbox label="The vehicle can be driven" defaultChecked optionalText="hide" />
        <Switch label="Text me updates" defaultChecked />
        <p className="brand-row">
          <ToggleChip defaultPressed>Hood</ToggleChip>
          <ToggleChip>Roof</ToggleChip>
          <ToggleChip>Rear glass</ToggleChip>
        </p>
        <ButtonBar>
          <Button variant="primary">Continue</Button>
          <Button>Save for later</Button>
          <Button variant="quiet">Cancel</Button>
        </ButtonBar>
      </div>
      <Accordion heading={`What happens next at ${title}?`} defaultOpen>
        We call you within a day. <Link href="#shops">Find a repair shop</Link>
      </Accordion>
      <PageNavigator aria-label={title} total={4} current={page} onGoto={setPage} />
    </>
  );
}
