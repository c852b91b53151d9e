import { claimsWidgetsElements } from "@claimkit/claims-widgets/elements";
import { faqElements } from "@claimkit/faq/elements";
import { shopFinderElements } from "@claimkit/shop-finder/elements";

/** Every element, by tag. */
export const claimkitElements: typeof claimsWidgetsElements &
  typeof faqElements &
  typeof shopFinderElements = {
  ...claimsWidgetsElements,
  ...faqElements,
  ...shopFinderElements,
};

/** The tag of a Claimkit element without a prefix, such as `"claim-summary"`. */
export type ClaimkitElementName = keyof typeof claimkitElements;
