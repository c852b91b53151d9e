import {
  type ComponentType,
  createElement,
  Fragment,
  type ReactElement,
  type ReactNode,
} from "react";

/** The compared parts, in the order of the table. A case file exports those that its library has. */
export const PARTS = [
  "Button",
  "TextField",
  "Select",
  "Checkbox",
  "DatePicker",
  "Tabset",
  "Modal",
  "Table",
] as const;

/** Name of a compared part. */
export type Part = (typeof PARTS)[number];

/** Exports of a case file: a component for each part, and optionally one that wraps its page, such as `DatePickerPage`. */
export type Cases = Partial<Record<Part, ComponentType>> &
  Partial<Record<`${Part}Page`, ComponentType<{ children: ReactNode }>>>;

/** Number of instances on a measured page. 10 tables already have 200 rows. */
export const instancesOf = (part: Part): number => (part === "Table" ? 10 : 200);

/** A page with instances of one part. */
export function pageOf(cases: Cases, part: Part, count = instancesOf(part)): ReactElement {
  const Case = cases[part] ?? Fragment;
  const Page = cases[`${part}Page`] ?? Fragment;
  const all = Array.from({ length: count }, (_, key) => createElement(Case, { key }));
  return createElement(Page, null, all);
}
