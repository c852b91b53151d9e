import type { ElementTraits } from "@claimkit/widget-runtime";

const questions = {
  claimNumber: "string",
  isThirdParty: "boolean",
  contactId: "string",
  serverId: "string",
  selectedCategory: "string",
  showFeedback: "boolean",
  claimType: "string",
  headingLevel: "number",
} as const;

/** The elements of this package without their components, so that a page can load each component on demand. */
export const faqRows = {
  "interactive-faqs": {
    attributes: { ...questions, showAll: "boolean" },
    actions: ["all-faqs"],
  },
  "all-faqs": { attributes: questions },
} as const satisfies Record<string, ElementTraits>;
