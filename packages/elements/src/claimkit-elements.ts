import { claimsWidgetsRows, type claimsWidgetsElements } from "@claimkit/claims-widgets/elements";
import { faqRows, type faqElements } from "@claimkit/faq/elements";
import { shopFinderRows, type shopFinderElements } from "@claimkit/shop-finder/elements";

/** Every element, by tag: its component, attributes, properties and actions. */
export type ClaimkitElements = typeof claimsWidgetsElements &
  typeof faqElements &
  typeof shopFinderElements;

/** The tag of a Claimkit element without a prefix, such as `"claim-summary"`. */
export type ClaimkitElementName = keyof ClaimkitElements;

/** Every element without its component, which the page loads when it has such an element. */
export const claimkitRows: typeof claimsWidgetsRows & typeof faqRows & typeof shopFinderRows = {
  ...claimsWidgetsRows,
  ...faqRows,
  ...shopFinderRows,
};
