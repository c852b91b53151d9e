import type { claimsWidgetsElements } from "@claimkit/claims-widgets/elements";
import type { faqElements } from "@claimkit/faq/elements";
import type { shopFinderElements } from "@claimkit/shop-finder/elements";

/** Every element, by tag: its component, attributes, properties and actions. */
export type ClaimkitElements = typeof claimsWidgetsElements &
  typeof faqElements &
  typeof shopFinderElements;

/** The tag of a Claimkit element without a prefix, such as `"claim-summary"`. */
export type ClaimkitElementName = keyof ClaimkitElements;
