"use client";

import { createElementClass, type ElementStyles } from "./create-element-class.tsx";
import type { ElementTable } from "./element-row.ts";

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
 * Defines custom elements from a table. Defining one twice changes nothing.
 *
 * @throws when a name is not in the table, or held by somebody else's element
 */
export function defineElements(table: ElementTable, options: DefineElementsOptions): void {
  const { names = Object.keys(table), prefix = "", ...styles } = options;
  for (const name of names) {
    const row = Object.hasOwn(table, name) ? table[name] : undefined;
    if (!row)
      throw new Error(
        `There is no element "${name}". There are: ${Object.keys(table).join(", ")}.`,
      );
    // A server has no elements to define; the page will, when this module runs there.
    if (typeof customElements === "undefined") continue;
    const tag = prefix + name;
    const holder = customElements.get(tag);
    if (holder && ours.has(holder)) continue;
    if (holder) {
      throw new Error(
        `<${tag}> is already defined by something else on this page. Define ours with a prefix: { prefix: "acme-" }.`,
      );
    }
    const element = createElementClass(row, styles);
    ours.add(element);
    customElements.define(tag, element);
  }
}
