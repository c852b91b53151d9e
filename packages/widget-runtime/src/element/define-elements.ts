"use client";

import { createElementClass } from "./create-element-class.tsx";
import type { ElementContent, ElementTable, ElementTraits } from "./element-row.ts";

/** Options of {@link defineElementsOnDemand}. */
export interface DefineElementsOnDemandOptions {
  /**
   * Names of the elements to define.
   * @default all
   */
  names?: readonly string[] | undefined;
  /** Prefix of each name, such as `acme-`, for pages that have other elements with these names. */
  prefix?: string | undefined;
  /** The style sheet of the document, as text. */
  tokens: string;
  /** Returns or loads what an element renders. Called when one is inserted. */
  load: (name: string) => ElementContent | Promise<ElementContent>;
}

/** Options of {@link defineElements}. */
export interface DefineElementsOptions extends Omit<DefineElementsOnDemandOptions, "load"> {
  /** The style sheets of each shadow root as text, in this order. */
  styles: readonly string[];
}

const ours = new WeakSet<CustomElementConstructor>();

/**
 * Defines custom elements from a table, all or none of them. Repeated definitions have no effect.
 *
 * @throws if a name is not in the table, or another library has defined its tag
 */
export function defineElements(
  table: ElementTable,
  { styles, ...options }: DefineElementsOptions,
): void {
  defineElementsOnDemand(table, {
    ...options,
    load: (name) => ({ component: rowOf(table, name).component, styles }),
  });
}

/**
 * Defines custom elements whose content is loaded when the page has such an element, all or none of them. Repeated
 * definitions have no effect.
 *
 * @throws if a name is not in the table, or another library has defined its tag
 */
export function defineElementsOnDemand(
  table: Readonly<Record<string, ElementTraits>>,
  { names = Object.keys(table), prefix = "", tokens, load }: DefineElementsOnDemandOptions,
): void {
  const unique = [...new Set(names)];
  const rows = unique.map((name) => ({ name, tag: prefix + name, row: rowOf(table, name) }));
  // A server has no registry. The page defines the elements when this module runs in the browser.
  if (typeof customElements === "undefined") return;

  const missing = rows.filter(({ tag }) => !isDefined(tag));
  for (const { name, tag, row } of missing) {
    const element = createElementClass(name, row, () => load(name), tokens);
    ours.add(element);
    customElements.define(tag, element);
  }
}

function rowOf<Row>(table: Readonly<Record<string, Row>>, name: string): Row {
  const row = Object.hasOwn(table, name) ? table[name] : undefined;
  if (row) return row;
  throw new Error(`There is no element "${name}". There are: ${Object.keys(table).join(", ")}.`);
}

function isDefined(tag: string): boolean {
  const defined = customElements.get(tag);
  if (!defined || ours.has(defined)) return defined !== undefined;
  throw new Error(
    `<${tag}> is already defined by something else on this page. Define ours with a prefix: { prefix: "acme-" }.`,
  );
}
