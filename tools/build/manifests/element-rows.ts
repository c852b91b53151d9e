import { format } from "oxfmt";
import { sheetName } from "../component-sheets.ts";
import type { DescribedElement } from "./described-element.ts";

/** Heads each file that is written from the tables. */
export const WRITTEN_BY =
  "// Written by `vitest run -u --project node tools/build/manifests` from the tables of elements";

const ROWS_HEADER = `${WRITTEN_BY}, without their
// components, which a page loads on demand.
import type { ElementTraits } from "@claimkit/widget-runtime";
import type { ClaimkitElementName } from "./claimkit-elements.ts";

/** What a page has of an element before its component is loaded. */
interface Row extends ElementTraits {
  /** Loads its component and styles. */
  load: () => Promise<unknown>;
}`;

/** The source of `packages/elements/src/element-rows.ts`: what a page has of each element before its code is loaded. */
export async function elementRows(elements: readonly DescribedElement[]): Promise<string> {
  const rows = elements.map(({ name, row: { attributes, properties, required } }) => {
    const lists = Object.entries({ properties, required }).filter(([, list]) => list.length > 0);
    const traits = JSON.stringify({ attributes, ...Object.fromEntries(lists) }).slice(1, -1);
    return `"${name}": {${traits}, load: () => import("./contents/${name}.ts")},`;
  });
  return formatted([
    ROWS_HEADER,
    "",
    "/** Every element, by tag. */",
    `export const elementRows: Readonly<Record<ClaimkitElementName, Row>> = {${rows.join("\n")}};`,
  ]);
}

/** The source of an element's module in `packages/elements/src/contents`. */
export async function elementContent({ name, component, row }: DescribedElement): Promise<string> {
  const sheets = `${row.module.replace(/\/elements$/, "")}/${sheetName(component)}?sheets`;
  return formatted([
    `${WRITTEN_BY}.`,
    `import { ${component} as component } from "${row.module}";`,
    `import styles from "${sheets}";`,
    `import { provide } from "../provided.ts";`,
    "",
    `provide("${name}", { component, styles });`,
  ]);
}

/** Source code as the formatter leaves it. */
export async function formatted(lines: readonly string[]): Promise<string> {
  const { code } = await format("source.ts", `${lines.join("\n")}\n`, { printWidth: 100 });
  return code;
}
