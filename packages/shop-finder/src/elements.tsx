import { stylesText as kitStyles, tokensText } from "@claimkit/ui-kit/styles-text";
import { defineElements, type ElementRow } from "@claimkit/widget-runtime";
import { shopFinderRows as rows } from "./element-rows.ts";
import { RepairShopFinder } from "./repair-shop-finder/repair-shop-finder.tsx";
import { stylesText } from "./styles-text.ts";

// Without the table, for a page that loads components on demand.
export { shopFinderRows } from "./element-rows.ts";

/** The elements of this package, each with its component and attributes. */
export const shopFinderElements = {
  "repair-shop-finder": { ...rows["repair-shop-finder"], component: RepairShopFinder },
} as const satisfies Record<string, ElementRow>;

/** The tag of an element of this package. */
export type ShopFinderElementName = keyof typeof shopFinderElements;

/** Options of {@link defineShopFinderElements}. */
export interface DefineShopFinderElementsOptions {
  /** Prefix of each tag, for pages that have other elements with the same name: `acme-`. */
  prefix?: string | undefined;
}

/**
 * Defines the elements of this package, or some of them. Defining one twice changes nothing.
 *
 * @throws when a tag is defined by another library
 */
export function defineShopFinderElements(
  names?: readonly ShopFinderElementName[],
  { prefix }: DefineShopFinderElementsOptions = {},
): void {
  defineElements(shopFinderElements, {
    names,
    prefix,
    styles: [kitStyles, stylesText],
    tokens: tokensText,
  });
}
