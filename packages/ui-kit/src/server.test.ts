import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import {
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
  trimmedText,
} from "./index.ts";

test.each([
  {
    what: "an open accordion",
    element: createElement(Accordion, { heading: "Report", open: true }, "Hail"),
  },
  {
    what: "a group with its accordions",
    element: createElement(
      AccordionGroup,
      null,
      createElement(Accordion, { heading: "Report" }, "Hail"),
    ),
  },
  { what: "a part that is busy", element: createElement(Busy, { busy: true }, "Hail") },
  { what: "a button", element: createElement(Button, { disabledReason: "Not yet." }, "Hail") },
  {
    what: "contextual help",
    // oxlint-disable-next-line react/no-children-prop -- required, and there is no JSX in a .ts file
    element: createElement(ContextualHelp, { heading: "Hail", textId: "hail", children: "Ice" }),
  },
  {
    what: "an autocomplete",
    element: createElement(Autocomplete, { label: "Hail", options: [] }),
  },
  { what: "a badge", element: createElement(Badge, { count: 1, label: "Hail" }) },
  {
    what: "breadcrumbs",
    element: createElement(Breadcrumbs, { items: [{ label: "Hail" }] }),
  },
  { what: "a note", element: createElement(Note, null, "Hail") },
  { what: "an information note", element: createElement(InformationNote, null, "Hail") },
  {
    what: "a progress bar",
    element: createElement(ProgressBar, { value: 1, "aria-label": "Hail" }),
  },
  {
    what: "a date picker",
    element: createElement(DatePicker, {
      label: "Hail",
      hourCycle: "12",
      defaultValue: "2026-11-20",
    }),
  },
  {
    what: "an upload of files",
    element: createElement(FileUpload, {
      label: "Hail",
      defaultValue: [new File(["Ice"], "a.jpg")],
    }),
  },
  { what: "a form", element: createElement(Form, null, "Hail") },
  { what: "a bar of buttons", element: createElement(ButtonBar, null, "Hail") },
  {
    what: "a checkbox that stands for some",
    element: createElement(Checkbox, { label: "Hail", indeterminate: true }),
  },
  {
    what: "a group with its checkboxes",
    element: createElement(
      CheckboxGroup,
      { label: "Damage", selectAll: true, defaultValue: ["hail"] },
      createElement(Checkbox, { label: "Hail", value: "hail" }),
    ),
  },
  {
    what: "a group with its radios",
    element: createElement(
      RadioGroup,
      { label: "Cause", defaultValue: "hail" },
      createElement(Radio, { label: "Hail", value: "hail" }),
    ),
  },
  {
    what: "a select",
    element: createElement(Select, { label: "Cause", options: [{ value: "h", text: "Hail" }] }),
  },
  { what: "a switch", element: createElement(Switch, { label: "Hail" }) },
  {
    what: "a header",
    element: createElement(Header, { items: [{ label: "Hail", links: [] }], messageCount: 1 }),
  },
  { what: "an icon", element: createElement(Icon, { name: "car", title: "Hail" }) },
  {
    what: "a field with chips",
    element: createElement(InputChip, { label: "Hail", defaultValue: ["Ice"] }),
  },
  { what: "a toggle chip", element: createElement(ToggleChip, { defaultPressed: true }, "Hail") },
  { what: "a link", element: createElement(Link, { href: "/", newTab: true }, "Hail") },
  {
    what: "a notification",
    // oxlint-disable-next-line react/no-children-prop -- required, and there is no JSX in a .ts file
    element: createElement(Notification, { type: "info", children: "Hail" }),
  },
  {
    what: "a table",
    element: createElement(Table<string>, {
      caption: "Hail",
      columns: [{ id: "part", label: "Part", value: String }],
      rows: ["Roof"],
      rowKey: String,
    }),
  },
  {
    what: "a table that can be sorted",
    element: createElement(SortableTable<string>, {
      caption: "Hail",
      columns: [{ id: "part", label: "Part", value: String }],
      rows: ["Roof", "Hood"],
      rowKey: String,
      defaultSort: { column: "part", direction: "ascending" },
    }),
  },
  {
    what: "an icon of a sprite sheet",
    element: createElement(SpriteIcon, { spriteId: "car", title: "Hail" }),
  },
  {
    what: "a password field with rules",
    element: createElement(PasswordField, {
      label: "Password",
      rules: [{ text: "Hail", isMet: () => true }],
    }),
  },
  {
    what: "a formatted field",
    element: createElement(FormattedField, { label: "Hail", format: trimmedText }),
  },
  {
    what: "a tabset",
    element: createElement(Tabset, { label: "Damage", tabs: [{ label: "Hail", content: "Ice" }] }),
  },
  { what: "a tag", element: createElement(Tag, { label: "Hail", status: "info" }) },
  { what: "a text field", element: createElement(TextField, { label: "Hail" }) },
  { what: "a textarea", element: createElement(Textarea, { label: "Hail", showCount: true }) },
  {
    what: "a wait over the whole page",
    element: createElement(Waiting, { size: "full-screen", text: "Hail" }),
  },
  { what: "a logo", element: createElement(Logo, { name: "Hail" }) },
  { what: "an open modal", element: createElement(Modal, { heading: "Hail", open: true }) },
  { what: "an overlay", element: createElement(Overlay, { "aria-label": "Hail", shown: true }) },
  {
    what: "a page navigator",
    element: createElement(PageNavigator, { current: 1, summary: "Hail", onGoto: () => {} }),
  },
  { what: "a tile", element: createElement(Tile, { label: "Hail", href: "/" }) },
  {
    what: "a group of tiles",
    element: createElement(TileGroup, {}, createElement(Tile, { label: "Hail", href: "/" })),
  },
])("renders $what on a server, without a window and a document", ({ element }) => {
  const markup = renderToString(element);

  expect(markup).toContain("Hail");
  // A page with a strict content security policy would ignore them.
  expect(markup).not.toContain(" style=");
});

test("an accordion group whose accordions are all open has 'Close all' on a server", () => {
  const group = createElement(
    AccordionGroup,
    null,
    createElement(Accordion, { heading: "Report", defaultOpen: true }),
    createElement(Accordion, { heading: "Payout", open: true }),
  );

  expect(renderToString(group)).toContain("Close all");
});
