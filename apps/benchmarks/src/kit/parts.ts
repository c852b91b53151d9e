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
] as const;

/** A part of a kit, by the name of its case. */
export type Part = (typeof PARTS)[number];
