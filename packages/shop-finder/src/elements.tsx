import { stylesText as kitStyles, tokensText } from "@claimkit/ui-kit/styles-text";
import { defineElements, type ElementRow } from "@claimkit/widget-runtime";
import { RepairShopFinder } from "./repair-shop-finder/repair-shop-finder.tsx";
import { stylesText } from "./styles-text.ts";

/** The elements of this package, each with its component and attributes. */
export const shopFinderElements = {
  "repair-shop-finder": {
    component: RepairShopFinder,
    attributes: {
      userType: "string",
      claimNumber: "string",
      initialAddress: "string",
      serverId: "string",
      headingLevel: "number",
    },
    properties: ["initialLocation", "network"],
    actions: ["choose-shop", "directions", "log-in"],
  },
} as const satisfies Record<string, ElementRow>;

/** The tag of an element of this package. */
export type ShopFinderElementName = keyof typeof shopFinderElements;

/** Options of {@link defineShopFinderElements}. */
export interface DefineShopFinderElementsOptions {
  /** Prefix of each tag, for pages that have other elements with the same name: `acme-`. */
  prefix?: string | undefined;
}

/**
 * Defines the elements of this package, or some of them. Repeated definitions have no effect.
 *
 * @param names which elements to define; by default all
 * @throws if a name is unknown, or another library has defined a tag
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
