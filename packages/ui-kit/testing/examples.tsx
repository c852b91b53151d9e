import type { JSX } from "react";
import { userEvent } from "vitest/browser";
import * as kit from "../src/index.ts";
import type { ControlConformance } from "./conformance.ts";
import { animationsEnded } from "./animations-ended.ts";

/** A component as the conformance suite renders it. */
export interface ComponentExample {
  name: keyof typeof kit;
  Example: (props: object) => JSX.Element;
  /** Whether it covers the page. */
  coversPage?: boolean;
  /** What a user does to open it, if it can't be rendered open. */
  open?: () => Promise<void>;
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
  FileUpload,
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
export const examples: ComponentExample[] = [
  {
    name: "Accordion",
    Example: (props) => (
      <Accordion heading="Report" defaultOpen {...props}>
        Hail
      </Accordion>
    ),
  },
  {
    name: "AccordionGroup",
    Example: (props) => (
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
    Example: (props) => (
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
    Example: (props) => <Badge count={128} label="128" {...props} />,
  },
  {
    name: "Breadcrumbs",
    Example: (props) => (
      <Breadcrumbs
        items={[{ label: "Claims", href: "/claims" }, { label: "CLM-1001" }]}
        {...props}
      />
    ),
  },
  {
    name: "Busy",
    Example: (props) => (
      <Busy busy {...props}>
        CLM-1001
      </Busy>
    ),
    open: animationsEnded,
  },
  {
    name: "Button",
    Example: (props) => (
      <Button busy disabledReason="Choose a shop first." {...props}>
        Continue
      </Button>
    ),
  },
  {
    name: "ButtonBar",
    Example: (props) => (
      <ButtonBar {...props}>
        <Button variant="primary">Save</Button>
        <Button>Discard</Button>
      </ButtonBar>
    ),
  },
  {
    name: "Checkbox",
    Example: (props) => (
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
    Example: (props) => (
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
    Example: (props) => (
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
    Example: (props) => (
      <DatePicker
        label="Date of loss"
        name="lossDate"
        defaultValue="2026-11-20"
        hourCycle="12"
        datesOne="11/20/2026"
        datesOneLabel="pago"
        disabledDates={[{ date: "2026-11-26", reason: "cerrado" }]}
        {...props}
      />
    ),
    open: () => userEvent.click(document.querySelector(".ck-date-picker-button") as Element),
  },
  {
    name: "FileUpload",
    Example: (props) => (
      <FileUpload
        label="Photos"
        instructionalText="Of all four corners"
        error="Add one more."
        multiple
        capture="environment"
        maxSize={8_000_000}
        items={[
          { id: "1", name: "capó.heic", size: 4_200_000, state: "sending", sent: 1_700_000 },
          { id: "2", name: "puerta.jpg", size: 9_000_000, state: "failed", retryable: true },
        ]}
        onRemove={() => {}}
        onRetry={() => {}}
        {...props}
      />
    ),
  },
  {
    name: "Form",
    Example: (props) => (
      <Form {...props}>
        <Button type="submit">Send</Button>
      </Form>
    ),
  },
  {
    name: "FormattedField",
    Example: (props) => (
      <FormattedField label="ZIP code" format={zipCode} defaultValue="432151234" {...props} />
    ),
  },
  {
    name: "Header",
    Example: (props) => (
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
  { name: "Icon", Example: (props) => <Icon name="car" title="Vehicle" {...props} /> },
  {
    name: "InformationNote",
    Example: (props) => <InformationNote {...props}>Without tax.</InformationNote>,
  },
  {
    name: "InputChip",
    Example: (props) => (
      <InputChip label="Witnesses" name="witness" defaultValue={["Ann", "Bo"]} {...props} />
    ),
  },
  {
    name: "Link",
    Example: (props) => (
      <Link href="/claims" newTab {...props}>
        Claims
      </Link>
    ),
  },
  { name: "Logo", Example: (props) => <Logo {...props} /> },
  {
    name: "Modal",
    coversPage: true,
    Example: (props) => (
      <Modal type="error" heading="Send it again?" onPrimaryClick={() => {}} defaultOpen {...props}>
        It did not arrive.
      </Modal>
    ),
    open: animationsEnded,
  },
  { name: "Note", Example: (props) => <Note {...props}>Keep them.</Note> },
  {
    name: "Notification",
    Example: (props) => (
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
    Example: (props) => (
      <Overlay aria-label="Damage" shown {...props}>
        Hail
      </Overlay>
    ),
    open: animationsEnded,
  },
  {
    name: "PageNavigator",
    Example: (props) => <PageNavigator current={5} total={9} onGoto={() => {}} {...props} />,
  },
  {
    name: "PasswordField",
    Example: (props) => (
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
    Example: (props) => (
      <ProgressBar value={40} aria-label="Repairs" showLabel valueText="Step 2 of 5" {...props} />
    ),
  },
  {
    name: "Radio",
    Example: (props) => (
      <Radio label="Hail" value="hail" description="Ice from above" invalid {...props} />
    ),
  },
  {
    name: "RadioGroup",
    Example: (props) => (
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
    Example: (props) => (
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
    Example: (props) => (
      <SortableTable
        caption="Pagos"
        columns={[
          { id: "payee", label: "Taller", value: ([payee]) => payee, isRowHeader: true },
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
    Example: (props) => <SpriteIcon spriteId="car" title="Vehicle" {...props} />,
  },
  {
    name: "Switch",
    Example: (props) => (
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
    Example: (props) => (
      <Table
        caption="Payments"
        columns={[{ id: "payee", label: "Payee", value: String, isRowHeader: true }]}
        rows={["Olentangy", "Scioto"]}
        rowKey={String}
        status={<Waiting />}
        {...props}
      />
    ),
  },
  {
    name: "Tabset",
    Example: (props) => (
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
  { name: "Tag", Example: (props) => <Tag label="Open" status="info" date="Nov 3" {...props} /> },
  {
    name: "TextField",
    Example: (props) => (
      <TextField label="City" instructionalText="Where it stands" error="Not found." {...props} />
    ),
  },
  {
    name: "Textarea",
    Example: (props) => <Textarea label="What happened?" error="Too long." showCount {...props} />,
  },
  {
    name: "Tile",
    Example: (props) => (
      <Tile label="Your estimate" facts="PDF, 240 KB" href="#estimate" {...props}>
        What it costs.
      </Tile>
    ),
  },
  {
    name: "TileGroup",
    Example: (props) => (
      <TileGroup {...props}>
        <Tile label="Your estimate" href="#estimate" />
        <Tile label="Your photos" href="#photos" />
      </TileGroup>
    ),
  },
  {
    name: "ToggleChip",
    Example: (props) => (
      <ToggleChip defaultPressed {...props}>
        Hail
      </ToggleChip>
    ),
  },
  { name: "Waiting", Example: (props) => <Waiting {...props} />, open: animationsEnded },
];

/** Controls that are parts of others, such as options, whose group does some of what a control does. */
export const otherControls: (ControlConformance & { name: string })[] = [
  {
    name: "Radio alone",
    Example: (props) => <Radio label="Hail" value="hail" {...props} />,
    initialProps: { defaultChecked: true },
    initialValues: ["on"],
  },
  {
    name: "Radio in a group",
    Example: (props) => (
      <RadioGroup label="Cause">
        <Radio label="Hail" value="hail" {...props} />
      </RadioGroup>
    ),
    initialProps: { defaultChecked: true },
    initialValues: ["on"],
  },
  {
    name: "Checkbox in a group",
    Example: (props) => (
      <CheckboxGroup label="Damage">
        <Checkbox label="Roof" value="roof" {...props} />
      </CheckboxGroup>
    ),
    initialProps: { defaultChecked: true },
    initialValues: ["on"],
  },
  {
    name: "DatePicker that is typed into",
    Example: (props) => (
      <DatePicker label="Date of loss" allowInput onError={() => {}} {...props} />
    ),
    initialProps: { defaultValue: "2020-02-28" },
    initialValues: ["2020-02-28"],
    controlledProps: ([value = ""]) => ({ value }),
    enter: () => userEvent.keyboard("02/29/2020"),
    mistake: { invalid: "99/99/2020", valid: "02/29/2020" },
    autofill: { text: "02/29/2020", sent: ["2020-02-29"] },
  },
  {
    name: "Autocomplete that takes suggestions only",
    Example: (props) => (
      <Autocomplete label="State" options={[{ value: "OH", text: "Ohio" }]} listOnly {...props} />
    ),
    initialProps: { defaultValue: "OH" },
    initialValues: ["OH"],
    mistake: { invalid: "Texas{Enter}", valid: "Ohio{Escape}" },
  },
];
