import type { DescribedElement } from "./described-element.ts";
import { WRITTEN_BY, formatted } from "./element-rows.ts";

/** The source of `packages/elements/src/development/known-elements.ts`. */
export async function knownElements(elements: readonly DescribedElement[]): Promise<string> {
  const rows = elements.map(({ name, fields, row }) => {
    const attributes = fields.flatMap(({ attribute, name: prop, values, isRequired }) => {
      if (!attribute) return [];
      const type = row.attributes[prop] ?? "string";
      const facts = { prop, type, ...(values.length > 0 && { values }), isRequired };
      return [[attribute, facts]] as const;
    });
    const properties = fields.flatMap(({ attribute, name: prop }) => (attribute ? [] : [prop]));
    return `"${name}": ${JSON.stringify({ attributes: Object.fromEntries(attributes), properties })},`;
  });
  return formatted([
    `${WRITTEN_BY}.`,
    `import type { ClaimkitElementName } from "../claimkit-elements.ts";`,
    `import type { KnownElement } from "./attribute-problems.ts";`,
    "",
    "/** What a page can set of each element. */",
    `export const knownElements: Readonly<Record<ClaimkitElementName, KnownElement>> = {${rows.join("\n")}};`,
  ]);
}
