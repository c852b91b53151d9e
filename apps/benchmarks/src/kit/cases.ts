import {
  type ComponentType,
  createElement,
  Fragment,
  type ReactElement,
  type ReactNode,
} from "react";
import type { Part } from "./parts.ts";

/**
 * What a case file exports: one component per part that its library has, and what a page needs around
 * them, once: `Page` for all parts, `DatePickerPage` for one.
 */
export type Cases = Partial<Record<Part, ComponentType>> &
  Partial<Record<`${Part | ""}Page`, ComponentType<{ children: ReactNode }>>>;

/** How many of one part a measured page has. */
export const INSTANCES = 200;

/** Of these, a page has fewer: 10 tables have 200 rows, and nobody has 200 headers. */
export const FEWER: Partial<Record<Part, number>> = { Table: 10, SortableTable: 10, Header: 20 };

/** A page with as many of one part as are measured, or so many. */
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
