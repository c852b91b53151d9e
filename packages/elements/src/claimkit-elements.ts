import { claimsWidgetsElements } from "@claimkit/claims-widgets/elements";
import { faqElements } from "@claimkit/faq/elements";
import { shopFinderElements } from "@claimkit/shop-finder/elements";

/** Every element of every family, by its tag. */
export const claimkitElements: typeof claimsWidgetsElements &
  typeof faqElements &
  typeof shopFinderElements = {
  ...claimsWidgetsElements,
  ...faqElements,
  ...shopFinderElements,
};

/** The tag of one of our elements, without a prefix: `"claim-summary"`. */
export type ClaimkitElementName = keyof typeof claimkitElements;
