import type { JSX } from "react";
import { userEvent } from "vitest/browser";
import * as kit from "../src/index.ts";
import type { ControlConformance } from "./conformance.ts";

/** A component as the conformance suite renders it. */
export interface Part {
  name: keyof typeof kit;
  Part: (props: object) => JSX.Element;
  /** Whether it covers the page. */
  coversPage?: boolean;
  /** What a user does to open it, where it can't be drawn open. */
  open?: () => Promise<void>;
}

/** An indicator is invisible for 300 ms, by an animation. Spinners turn forever. */
async function untilShown(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(ending.map(({ finished }) => finished));
}

const {
  Accordion,
  AccordionGroup,
  Autocomplete,
  Badge,
  Breadcrumbs,
  Busy,
  Button,
  ButtonBar,
  Checkbox,
  CheckboxGroup,
  ContextualHelp,
  DatePicker,
  Form,
  FormattedField,
  Header,
  Icon,
  InformationNote,
  InputChip,
  Link,
  Logo,
  Modal,
  Note,
  Notification,
  Overlay,
  PageNavigator,
  PasswordField,
  ProgressBar,
  Radio,
  RadioGroup,
  Select,
  SortableTable,
  SpriteIcon,
  Switch,
  Table,
  Tabset,
  Tag,
  TextField,
  Textarea,
  Tile,
  TileGroup,
  ToggleChip,
  Waiting,
  zipCode,
} = kit;

/** Every component once, in the state in which it shows most. */
export const parts: Part[] = [
  {
    name: "Accordion",
    Part: (props) => (
      <Accordion heading="Report" defaultOpen {...props}>
        Hail
      </Accordion>
    ),
  },
  {
    name: "AccordionGroup",
    Part: (props) => (
      <AccordionGroup {...props}>
        <Accordion heading="Report">Hail</Accordion>
        <Accordion heading="Services" disabledReason="Nothing was booked.">
          Rental
        </Accordion>
      </AccordionGroup>
    ),
  },
  {
    name: "Autocomplete",
    Part: (props) => (
      <Autocomplete
        label="State"
        options={[{ value: "OH", text: "Ohio" }]}
        defaultValue="OH"
        name="state"
        {...props}
      />
    ),
    open: async () => {
      document.querySelector<HTMLElement>("[role=combobox]")?.focus();
      await userEvent.keyboard("{ArrowDown}");
    },
  },
  {
    name: "Badge",
    Part: (props) => <Badge count={128} label="128" {...props} />,
  },
  {
    name: "Breadcrumbs",
    Part: (props) => (
      <Breadcrumbs
        items={[{ label: "Claims", href: "/claims" }, { label: "CLM-1001" }]}
        {...props}
      />
    ),
  },
  {
    name: "Busy",
    Part: (props) => (
      <Busy busy {...props}>
        CLM-1001
      </Busy>
    ),
    open: untilShown,
  },
  {
    name: "Button",
    Part: (props) => (
      <Button busy disabledReason="Choose a shop first." {...props}>
        Continue
      </Button>
    ),
  },
  {
    name: "ButtonBar",
    Part: (props) => (
      <ButtonBar {...props}>
        <Button variant="primary">Save</Button>
        <Button>Cancel</Button>
      </ButtonBar>
    ),
  },
  {
    name: "Checkbox",
    Part: (props) => (
      <Checkbox
        label="Send me texts"
        instructionalText="At most one a day"
        error="Say yes or no."
        optionalText="show"
        indeterminate
        {...props}
      />
    ),
  },
  {
    name: "CheckboxGroup",
    Part: (props) => (
      <CheckboxGroup
        label="Damage"
        instructionalText="All that you see"
        error="Choose more."
        selectAll
        defaultValue={["roof"]}
        {...props}
      >
        <Checkbox label="Roof" value="roof" instructionalText="With its windows" />
        <Checkbox label="Hood" value="hood" disabled />
        <Checkbox label="None of these" value="none" exclusive />
      </CheckboxGroup>
    ),
  },
  {
    name: "ContextualHelp",
    Part: (props) => (
      <ContextualHelp
        heading="Deductible"
        link={<Link href="/deductible">More</Link>}
        defaultOpen
        {...props}
      >
        What you pay yourself.
      </ContextualHelp>
    ),
  },
  {
    name: "DatePicker",
    Part: (props) => (
      <DatePicker
        label="Date of loss"
        name="lossDate"
        defaultValue="2026-11-20"
        time="12"
        datesOne="11/20/2026"
        datesOneLabel="pago"
        disabledDates={[{ date: "2026-11-26", reason: "cerrado" }]}
        {...props}
      />
    ),
    open: () => userEvent.click(document.querySelector(".ck-date-picker-button") as Element),
  },
  {
    name: "Form",
    Part: (props) => (
      <Form {...props}>
        <Button type="submit">Send</Button>
      </Form>
    ),
  },
  {
    name: "FormattedField",
    Part: (props) => (
      <FormattedField label="ZIP code" format={zipCode} defaultValue="432151234" {...props} />
    ),
  },
  {
    name: "Header",
    Part: (props) => (
      <Header
        items={[
          { label: "Claims", links: [{ label: "Your claims", href: "/claims", current: true }] },
          { label: "Payments", href: "/payments" },
        ]}
        messageCount={3}
        {...props}
      />
    ),
    open: () => userEvent.click(document.querySelector("[data-part=menu]") as Element),
  },
  { name: "Icon", Part: (props) => <Icon name="car" title="Vehicle" {...props} /> },
  {
    name: "InformationNote",
    Part: (props) => <InformationNote {...props}>Without tax.</InformationNote>,
  },
  {
    name: "InputChip",
    Part: (props) => (
      <InputChip label="Witnesses" name="witness" defaultValue={["Ann", "Bo"]} {...props} />
    ),
  },
  {
    name: "Link",
    Part: (props) => (
      <Link href="/claims" newTab {...props}>
        Claims
      </Link>
    ),
  },
  { name: "Logo", Part: (props) => <Logo {...props} /> },
  {
    name: "Modal",
    coversPage: true,
    Part: (props) => (
      <Modal
        type="error"
        heading="Send it again?"
        onPrimaryButton={() => {}}
        defaultOpen
        {...props}
      >
        It did not arrive.
      </Modal>
    ),
    open: async () => {
      await Promise.all(document.getAnimations().map(({ finished }) => finished));
    },
  },
  { name: "Note", Part: (props) => <Note {...props}>Keep them.</Note> },
  {
    name: "Notification",
    Part: (props) => (
      <Notification
        heading="Claims"
        headingLevel={2}
        action={<Button>Retry</Button>}
        onClose={() => {}}
        {...props}
      >
        They didn't load.
      </Notification>
    ),
  },
  {
    name: "Overlay",
    coversPage: true,
    Part: (props) => (
      <Overlay aria-label="Damage" shown {...props}>
        Hail
      </Overlay>
    ),
    open: async () => {
      await Promise.all(document.getAnimations().map(({ finished }) => finished));
    },
  },
  {
    name: "PageNavigator",
    Part: (props) => <PageNavigator current={5} total={9} onGoto={() => {}} {...props} />,
  },
  {
    name: "PasswordField",
    Part: (props) => (
      <PasswordField
        label="Password"
        error="Too short."
        rules={[
          { text: "12 characters", isMet: () => false },
          { text: "A number", isMet: () => true },
        ]}
        {...props}
      />
    ),
  },
  {
    name: "ProgressBar",
    Part: (props) => (
      <ProgressBar value={40} aria-label="Repairs" showLabel valueText="Step 2 of 5" {...props} />
    ),
  },
  {
    name: "Radio",
    Part: (props) => (
      <Radio label="Hail" value="hail" description="Ice from above" invalid {...props} />
    ),
  },
  {
    name: "RadioGroup",
    Part: (props) => (
      <RadioGroup
        label="Cause"
        instructionalText="The one that did most"
        error="Choose another."
        defaultValue="hail"
        bounded
        {...props}
      >
        <Radio label="Hail" value="hail" description="Ice from above" />
        <Radio label="Fire" value="fire" disabled />
      </RadioGroup>
    ),
  },
  {
    name: "Select",
    Part: (props) => (
      <Select
        label="Cause"
        instructionalText="The one that did most"
        error="Choose another."
        options={[{ value: "hail", text: "Hail" }]}
        {...props}
      />
    ),
  },
  {
    name: "SortableTable",
    Part: (props) => (
      <SortableTable
        caption="Pagos"
        columns={[
          { id: "payee", label: "Taller", value: ([payee]) => payee, rowHeader: true },
          {
            id: "amount",
            label: "Importe",
            value: ([, amount]) => amount,
            format: new Intl.NumberFormat("en-US"),
            total: 2.5,
          },
        ]}
        rows={[
          ["Olentangy", 1],
          ["Scioto", 1.5],
        ]}
        rowKey={([payee]) => String(payee)}
        defaultSort={{ column: "amount", direction: "descending" }}
        {...props}
      />
    ),
  },
  {
    name: "SpriteIcon",
    Part: (props) => <SpriteIcon spriteId="car" title="Vehicle" {...props} />,
  },
  {
    name: "Switch",
    Part: (props) => (
      <Switch
        label="Paperless"
        instructionalText="No letters"
        error="It could not be saved."
        defaultChecked
        {...props}
      />
    ),
  },
  {
    name: "Table",
    Part: (props) => (
      <Table
        caption="Payments"
        columns={[{ id: "payee", label: "Payee", value: String, rowHeader: true }]}
        rows={["Olentangy", "Scioto"]}
        rowKey={String}
        status={<Waiting />}
        {...props}
      />
    ),
  },
  {
    name: "Tabset",
    Part: (props) => (
      <Tabset
        label="Claim"
        tabs={[
          { label: "Report", content: "Hail" },
          { label: "Services and repairs", content: <a href="#rental">Rental</a> },
          { label: "Payout", content: "Soon", disabled: true },
        ]}
        {...props}
      />
    ),
  },
  { name: "Tag", Part: (props) => <Tag label="Open" status="info" date="Nov 3" {...props} /> },
  {
    name: "TextField",
    Part: (props) => (
      <TextField label="City" instructionalText="Where it stands" error="Not found." {...props} />
    ),
  },
  {
    name: "Textarea",
    Part: (props) => <Textarea label="What happened?" error="Too long." showCount {...props} />,
  },
  {
    name: "Tile",
    Part: (props) => (
      <Tile label="Your estimate" facts="PDF, 240 KB" href="#estimate" {...props}>
        What it costs.
      </Tile>
    ),
  },
  {
    name: "TileGroup",
    Part: (props) => (
      <TileGroup {...props}>
        <Tile label="Your estimate" href="#estimate" />
        <Tile label="Your photos" href="#photos" />
      </TileGroup>
    ),
  },
  {
    name: "ToggleChip",
    Part: (props) => (
      <ToggleChip defaultPressed {...props}>
        Hail
      </ToggleChip>
    ),
  },
  { name: "Waiting", Part: (props) => <Waiting {...props} />, open: untilShown },
];

/** Controls in another role: options, which leave some of what a control does to their group, and the like. */
export const otherControls: (ControlConformance & { name: string })[] = [
  {
    name: "Radio alone",
    Part: (props) => <Radio label="Hail" value="hail" {...props} />,
    start: { defaultChecked: true },
    started: ["on"],
  },
  {
    name: "Radio in a group",
    Part: (props) => (
      <RadioGroup label="Cause">
        <Radio label="Hail" value="hail" {...props} />
      </RadioGroup>
    ),
    start: { defaultChecked: true },
    started: ["on"],
  },
  {
    name: "Checkbox in a group",
    Part: (props) => (
      <CheckboxGroup label="Damage">
        <Checkbox label="Roof" value="roof" {...props} />
      </CheckboxGroup>
    ),
    start: { defaultChecked: true },
    started: ["on"],
  },
  {
    name: "DatePicker that is typed into",
    Part: (props) => <DatePicker label="Date of loss" allowInput onError={() => {}} {...props} />,
    start: { defaultValue: "2020-02-28" },
    started: ["2020-02-28"],
    hold: ([value = ""]) => ({ value }),
    enter: () => userEvent.keyboard("02/29/2020"),
    mistake: { refused: "99/99/2020", taken: "02/29/2020" },
    autofill: { text: "02/29/2020", sent: ["2020-02-29"] },
  },
  {
    name: "Autocomplete that takes suggestions only",
    Part: (props) => (
      <Autocomplete label="State" options={[{ value: "OH", text: "Ohio" }]} listOnly {...props} />
    ),
    start: { defaultValue: "OH" },
    started: ["OH"],
    mistake: { refused: "Texas{Enter}", taken: "Ohio{Escape}" },
  },
];
