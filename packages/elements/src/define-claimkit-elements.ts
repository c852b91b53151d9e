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
  /** Prefix of each tag, such as `acme-`, for pages that have other elements with the same names. */
  prefix?: string;
}

const families = [
  family(claimsWidgetsElements, defineClaimsWidgetsElements),
  family(faqElements, defineFaqElements),
  family(shopFinderElements, defineShopFinderElements),
];

/**
 * Defines Claimkit's custom elements on this page. Does nothing for elements that are already defined.
 * `configureClaimkit`, called before or after, sets the client.
 *
 * @param names which elements to define, such as `["claim-summary"]`; by default all
 * @throws if a name is unknown, or if another custom element already uses it
 */
export function defineClaimkitElements(
  names?: readonly ClaimkitElementName[],
  options: DefineClaimkitElementsOptions = {},
): void {
  const requested = names ?? (Object.keys(claimkitElements) as ClaimkitElementName[]);
  const unknown = requested.find((name) => !Object.hasOwn(claimkitElements, name));
  if (unknown !== undefined)
    throw new Error(
      `There is no element "${unknown}". There are: ${Object.keys(claimkitElements).join(", ")}.`,
    );

  // Before any element is defined, so that either all or none are.
  refuseForeignTags(requested.map((name) => `${options.prefix ?? ""}${name}`));
  for (const define of families) define(requested, options);
}

/** Returns a function that defines the requested elements of one family. */
function family<Name extends ClaimkitElementName>(
  table: Record<Name, unknown>,
  define: (names: readonly Name[], options: DefineClaimkitElementsOptions) => void,
) {
  const isOfFamily = (name: ClaimkitElementName): name is Name => Object.hasOwn(table, name);
  return (
    requested: readonly ClaimkitElementName[],
    options: DefineClaimkitElementsOptions,
  ): void => {
    const names = requested.filter(isOfFamily);
    if (names.length > 0) define(names, options);
  };
}
