import {
  claimsWidgetsElements,
  defineClaimsWidgetsElements,
} from "@claimkit/claims-widgets/elements";
import { defineFaqElements, faqElements } from "@claimkit/faq/elements";
import { defineShopFinderElements, shopFinderElements } from "@claimkit/shop-finder/elements";
import { refuseForeignTags } from "@claimkit/widget-runtime";
import { claimkitElements, type ClaimkitElementName } from "./claimkit-elements.ts";

/** Options of {@link defineClaimkitElements}. */
export interface DefineClaimkitElementsOptions {
  /** Goes before each name, where a page has other elements of that name: `acme-`. */
  prefix?: string;
}

const families = [
  family(claimsWidgetsElements, defineClaimsWidgetsElements),
  family(faqElements, defineFaqElements),
  family(shopFinderElements, defineShopFinderElements),
];

/**
 * Defines Claimkit's custom elements on this page. Defining one twice changes nothing.
 * Where their data comes from, `configureClaimkit` says, before or after.
 *
 * @param names which elements, such as `["claim-summary"]`; all when left out
 * @throws when there is no element of that name, or when somebody else's element holds it
 */
export function defineClaimkitElements(
  names?: readonly ClaimkitElementName[],
  options: DefineClaimkitElementsOptions = {},
): void {
  const wanted = names ?? (Object.keys(claimkitElements) as ClaimkitElementName[]);
  const unknown = wanted.find((name) => !Object.hasOwn(claimkitElements, name));
  if (unknown !== undefined)
    throw new Error(
      `There is no element "${unknown}". There are: ${Object.keys(claimkitElements).join(", ")}.`,
    );

  // Before the first family defines any: all or none.
  refuseForeignTags(wanted.map((name) => `${options.prefix ?? ""}${name}`));
  for (const define of families) define(wanted, options);
}

/** Defines those of the wanted elements that one family has. */
function family<Name extends ClaimkitElementName>(
  table: Record<Name, unknown>,
  define: (names: readonly Name[], options: DefineClaimkitElementsOptions) => void,
) {
  const isOfFamily = (name: ClaimkitElementName): name is Name => Object.hasOwn(table, name);
  return (wanted: readonly ClaimkitElementName[], options: DefineClaimkitElementsOptions): void => {
    const names = wanted.filter(isOfFamily);
    if (names.length > 0) define(names, options);
  };
}
