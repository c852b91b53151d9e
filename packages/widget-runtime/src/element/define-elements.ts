"use client";

import { createElementClass, type ElementStyles } from "./create-element-class.tsx";
import type { ElementRow, ElementTable } from "./element-row.ts";

/** Options of {@link defineElements}. */
export interface DefineElementsOptions extends ElementStyles {
  /**
   * Which elements of the table.
   * @default all
   */
  names?: readonly string[] | undefined;
  /** Goes before each name, where a page has other elements of that name: `acme-`. */
  prefix?: string | undefined;
}

const ours = new WeakSet<CustomElementConstructor>();

/**
 * Defines custom elements from a table, all or none of them. Defining one twice changes nothing.
 *
 * @throws when a name is not in the table, or its tag is defined by another library
 */
export function defineElements(table: ElementTable, options: DefineElementsOptions): void {
  const { names = Object.keys(table), prefix = "", ...styles } = options;
  const rows = new Map(names.map((name) => [prefix + name, rowOf(table, name)]));
  // A server has no registry. The page defines the elements when this module runs there.
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
 * @throws when a tag is defined by another library
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
