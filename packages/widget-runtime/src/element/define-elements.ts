"use client";

import { createElementClass, type ElementStyles } from "./create-element-class.tsx";
import type { ElementRow, ElementTable } from "./element-row.ts";

/** Options of {@link defineElements}. */
export interface DefineElementsOptions extends ElementStyles {
  /**
   * Names of the elements to define.
   * @default all
   */
  names?: readonly string[] | undefined;
  /** Prefix of each name, such as `acme-`, for pages that have other elements with these names. */
  prefix?: string | undefined;
}

const ours = new WeakSet<CustomElementConstructor>();

/**
 * Defines custom elements from a table, all or none of them. Repeated definitions have no effect.
 *
 * @throws if a name is not in the table, or another library has defined its tag
 */
export function defineElements(table: ElementTable, options: DefineElementsOptions): void {
  const { names = Object.keys(table), prefix = "", ...styles } = options;
  const rows = new Map(names.map((name) => [prefix + name, rowOf(table, name)]));
  // A server has no registry. The page defines the elements when this module runs in the browser.
  if (typeof customElements === "undefined") return;

  const missing = [...rows].filter(([tag]) => !isDefined(tag));
  for (const [tag, row] of missing) {
    const element = createElementClass(row, styles);
    ours.add(element);
    customElements.define(tag, element);
  }
}

/**
 * Does nothing if each tag is free or one of our elements.
 *
 * @throws if another library has defined a tag
 */
export function refuseForeignTags(tags: readonly string[]): void {
  if (typeof customElements === "undefined") return;
  for (const tag of tags) isDefined(tag);
}

function rowOf(table: ElementTable, name: string): ElementRow {
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
