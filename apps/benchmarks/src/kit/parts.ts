/** What a kit is compared by, in the order of the table. A case file exports what its library has of them. */
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

/** A part of a kit, by the name of its case. */
export type Part = (typeof PARTS)[number];

/** Which of them open something on a press of their button, which is a measure of its own. */
export const OPENING: readonly Part[] = ["Modal"];
