/** The compared parts, in the order of the table. A case file exports those that its library has. */
export const PARTS = [
  "Button",
  "TextField",
  "Textarea",
  "Select",
  "Checkbox",
  "CheckboxGroup",
  "RadioGroup",
  "Switch",
  "DatePicker",
  "Autocomplete",
  "Accordion",
  "PasswordField",
  "InputChip",
  "ToggleChip",
  "Tabset",
  "Modal",
  "Breadcrumbs",
  "PageNavigator",
  "ProgressBar",
  "Notification",
  "Tag",
  "Badge",
  "Tile",
  "Table",
  "SortableTable",
  "Waiting",
  "Header",
] as const;

/** Name of a compared part. */
export type Part = (typeof PARTS)[number];

/** Parts whose button opens a popup, which is measured separately. */
export const PARTS_WITH_POPUP: readonly Part[] = ["Modal"];
