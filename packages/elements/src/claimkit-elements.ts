import { claimsWidgetsElements } from "@claimkit/claims-widgets/elements";

/** Every element of every family, by its tag. */
export const claimkitElements: typeof claimsWidgetsElements = { ...claimsWidgetsElements };

/** The tag of one of our elements, without a prefix: `"claim-summary"`. */
export type ClaimkitElementName = keyof typeof claimkitElements;
