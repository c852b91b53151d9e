import {
  type ComponentType,
  createElement,
  Fragment,
  type ReactElement,
  type ReactNode,
} from "react";
import type { Part } from "./parts.ts";

/**
 * Exports of a case file: one component for each part that its library has, and optionally a component that
 * wraps the page once: `Page` for all parts, or `DatePickerPage` for one.
 */
export type Cases = Partial<Record<Part, ComponentType>> &
  Partial<Record<`${Part | ""}Page`, ComponentType<{ children: ReactNode }>>>;

/** Number of instances of a part on a measured page. */
export const INSTANCES = 200;

/** Parts with fewer instances, because 10 tables already have 200 rows, and no page has 200 headers. */
export const FEWER: Partial<Record<Part, number>> = { Table: 10, SortableTable: 10, Header: 20 };

/** A page with instances of one part. */
export function pageOf(
  cases: Cases,
  part: Part,
  count: number = FEWER[part] ?? INSTANCES,
): ReactElement {
  const Case = cases[part] ?? Fragment;
  const Page = cases[`${part}Page`] ?? cases.Page ?? Fragment;
  const all = Array.from({ length: count }, (_, key) => createElement(Case, { key }));
  return createElement(Page, null, all);
}
