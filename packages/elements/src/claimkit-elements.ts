import { claimsWidgetsElements } from "@claimkit/claims-widgets/elements";
import { faqElements } from "@claimkit/faq/elements";

/** Every element of every family, by its tag. */
export const claimkitElements: typeof claimsWidgetsElements & typeof faqElements = {
  ...claimsWidgetsElements,
  ...faqElements,
};

/** The tag of one of our elements, without a prefix: `"claim-summary"`. */
export type ClaimkitElementName = keyof typeof claimkitElements;
