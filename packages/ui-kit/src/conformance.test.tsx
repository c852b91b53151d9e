import { act, cleanup, render } from "@testing-library/react";
import axe from "axe-core";
import { Fragment, type JSX, type Ref, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { forgetHeard } from "../testing/heard.ts";
import { renderInShadowRoot } from "../testing/in-shadow-root.tsx";
import * as kit from "./index.ts";
import { kitEsUs } from "./locales/es-us.ts";
import "./styles.css";
import {
  accordionText,
  autocompleteText,
  breadcrumbsText,
  busyText,
  checkboxGroupText,
  checkboxText,
  chipText,
  choiceText,
  datePickerText,
  fieldText,
  formText,
  headerText,
  helpText,
  linkText,
  messagesText,
  busyRegionText,
  closeNoticeText,
  modalText,
  noteText,
  notificationText,
  switchText,
  tableText,
  pageNavigatorText,
  passwordText,
  tabsetText,
  textareaText,
  waitingText,
} from "./text/text.ts";

/** What every component hands through to the element that matters. */
interface Common {
  ref?: Ref<never>;
  id?: string;
  className?: string;
  style?: { order: number };
  "data-claim"?: string;
}

interface Part {
  name: keyof typeof kit;
  Part: (props: Common) => JSX.Element;
  /** What a user does to open it, where it can't be drawn open. */
  open?: () => Promise<void>;
}

/** What shows that something takes time comes after 300 ms. */
const untilShown = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 350));

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
const parts: Part[] = [
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
    Part: (props) => <ProgressBar value={40} aria-label="Repairs" {...props} />,
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

/** How a page may be set when axe looks at a component. */
const settings: { in: string; scheme?: string; dir?: string; forced?: string }[] = [
  { in: "in the light look" },
  { in: "in the dark look", scheme: "dark" },
  { in: "from right to left", dir: "rtl" },
  { in: "in forced colours", forced: "active" },
];

let complaints: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  complaints = vi.spyOn(console, "error");
});

afterEach(() => {
  expect(complaints).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  cleanup();
  forgetHeard();
  document.body.replaceChildren();
});

test("covers every component", () => {
  const components = Object.keys(kit).filter((name) => /^[A-Z](?!.*Context$)/.test(name));

  expect(parts.map(({ name }) => name)).toEqual(components);
});

describe.each(parts)("$name", ({ Part, open }) => {
  test("hands ref, id, class, style and data attributes to one element", () => {
    const ref = vi.fn<(element: Element | null) => void>();
    const { container } = render(
      <Part
        ref={ref as Ref<never>}
        id="one"
        className="host"
        style={{ order: 7 }}
        data-claim="1"
      />,
    );

    const element = container.querySelector<HTMLElement>("#one");
    expect(ref).toHaveBeenCalledWith(element);
    expect([...(element?.classList ?? [])]).toEqual([expect.stringMatching(/^ck-/), "host"]);
    expect(element?.style.order).toBe("7");
    expect(element?.dataset["claim"]).toBe("1");
  });

  test("draws the same in strict mode", () => {
    const { container } = render(<Part />);
    const strict = render(
      <StrictMode>
        <Part />
      </StrictMode>,
    );

    expect(withoutIds(strict.container.innerHTML)).toBe(withoutIds(container.innerHTML));
  });

  test("takes over the server's markup as it is", async () => {
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(<Part />);
    const first = container.firstElementChild;
    const onRecoverableError = vi.fn();

    const root = await act(async () => hydrateRoot(container, <Part />, { onRecoverableError }));

    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(container.firstElementChild).toBe(first);
    await act(async () => root.unmount());
  });

  test("draws in a shadow root what it draws in the page", () => {
    const { container } = render(<Part />);
    const shadow = renderInShadowRoot(<Part />);

    expect(withoutIds(shadow.firstElementChild?.innerHTML)).toBe(withoutIds(container.innerHTML));
    expect(looks(shadow)).toEqual(looks(container));
  });

  test("gives two copies on one page ids of their own", () => {
    const { container } = render(
      <Fragment>
        <Part />
        <Part />
      </Fragment>,
    );

    const ids = Array.from(container.querySelectorAll("[id]"), ({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("fits a narrow page that reads from right to left", () => {
    const { container } = render(<Part />, {
      container: Object.assign(document.body.appendChild(document.createElement("div")), {
        dir: "rtl",
      }),
    });
    container.style.inlineSize = "280px";

    expect(container.scrollWidth).toBeLessThanOrEqual(280);
  });

  test("says none of its own words in English in Spanish", () => {
    const { container } = render(
      <kit.LocaleContext value={kitEsUs}>
        <Part />
      </kit.LocaleContext>,
    );

    const shown = wordsIn(container);
    for (const word of englishWords) expect(shown).not.toContain(word);
  });

  test.each(settings)("has nothing that axe would change $in", async ({ scheme, dir, forced }) => {
    await cdp().send("Emulation.setEmulatedMedia", {
      features: [{ name: "forced-colors", value: forced ?? "none" }],
    });
    onTestFinished(async () => {
      await cdp().send("Emulation.setEmulatedMedia", { features: [] });
    });
    const { container } = render(<Part />);
    container.dir = dir ?? "ltr";
    container.style.cssText = `color-scheme: ${scheme ?? "light"}; background: var(--ck-color-page)`;
    await open?.();

    const { violations } = await axe.run(container);

    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});

/** "Error" is the same word in both languages. */
const englishWords = [
  accordionText,
  autocompleteText,
  breadcrumbsText,
  busyText,
  busyRegionText,
  checkboxGroupText,
  checkboxText,
  chipText,
  choiceText,
  closeNoticeText,
  datePickerText,
  fieldText,
  formText,
  headerText,
  helpText,
  linkText,
  messagesText,
  modalText,
  noteText,
  notificationText,
  switchText,
  tableText,
  pageNavigatorText,
  passwordText,
  tabsetText,
  textareaText,
  waitingText,
]
  .flatMap((texts) => Object.values(texts))
  .filter((word) => !Object.values(kitEsUs.texts["kit"] ?? {}).includes(word));

function wordsIn(container: HTMLElement): (string | null)[] {
  return Array.from(container.querySelectorAll("*"), (element) => [
    element.getAttribute("aria-label"),
    ...Array.from(element.childNodes, ({ nodeType, nodeValue }) =>
      nodeType === Node.TEXT_NODE ? nodeValue : null,
    ),
  ]).flat();
}

function withoutIds(html: string | undefined): string | undefined {
  return html?.replaceAll(/_[rR]_\w+_/g, "");
}

/** Enough of how everything looks to see whether the style sheet has reached it. */
function looks(root: ParentNode): string[] {
  return Array.from(root.querySelectorAll("[class^=ck-]"), (element) => {
    const { color, backgroundColor, padding, font } = getComputedStyle(element);
    return [element.className, color, backgroundColor, padding, font].join(" ");
  });
}
