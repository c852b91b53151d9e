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

/** A page with so many of one part. */
export function pageOf(cases: Cases, part: Part, count: number): ReactElement {
  const Case = cases[part] ?? Fragment;
  const Page = cases[`${part}Page`] ?? cases.Page ?? Fragment;
  const all = Array.from({ length: count }, (_, key) => createElement(Case, { key }));
  return createElement(Page, null, all);
}
