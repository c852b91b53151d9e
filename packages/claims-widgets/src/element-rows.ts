import type { ElementTraits } from "@claimkit/widget-runtime";

const claim = {
  claimNumber: "string",
  isThirdParty: "boolean",
  contactId: "string",
  serverId: "string",
  headingLevel: "number",
} as const;

const summaryActions = ["view-documents", "electronic-payment", "tell-us-more"] as const;

const nextStepsActions = ["next-step", "add-to-calendar"] as const;

const repairsActions = [
  "add-to-calendar",
  "change-appointment",
  "change-shop",
  "choose-shop",
  "estimate-option",
  "view-on-map",
] as const;

/** The elements of this package without their components, so that a page can load each component on demand. */
export const claimsWidgetsRows = {
  "app-claim-list": {
    attributes: {
      policyNumber: "string",
      serverId: "string",
      headingLevel: "number",
      showStage: "boolean",
    },
    required: ["policyNumber"],
    actions: ["track-claim"],
  },
  "claim-next-steps": {
    attributes: claim,
    required: ["claimNumber"],
    actions: nextStepsActions,
  },
  "claim-number-header": {
    attributes: claim,
    required: ["claimNumber"],
  },
  "claim-summary": {
    attributes: { ...claim, persona: "string" },
    required: ["claimNumber"],
    actions: summaryActions,
  },
  "report-accordion": {
    attributes: claim,
    required: ["claimNumber"],
  },
  "services-accordion": {
    attributes: claim,
    required: ["claimNumber"],
  },
  "repairs-accordion": {
    attributes: claim,
    required: ["claimNumber"],
    actions: repairsActions,
  },
  "payout-accordion": {
    attributes: {
      ...claim,
      showFeedback: "boolean",
      claimType: "string",
      isTotalLoss: "boolean",
    },
    required: ["claimNumber"],
  },
  "claim-tracker": {
    attributes: {
      ...claim,
      selectedCategory: "string",
      showFeedback: "boolean",
      claimType: "string",
    },
    required: ["claimNumber"],
    actions: [...summaryActions, "next-step", ...repairsActions, "open-faqs", "all-claims"],
    slots: ["faqs"],
  },
  "close-accordion": {
    attributes: claim,
    required: ["claimNumber"],
  },
  "member-timeline": {
    attributes: { ...claim, selectedCategory: "string" },
    required: ["claimNumber"],
  },
  "timeline-category-card": {
    attributes: {
      category: "string",
      status: "string",
      selected: "boolean",
      headingLevel: "number",
    },
    properties: ["subCategories"],
    required: ["category"],
  },
  "contact-us": {
    attributes: claim,
    required: ["claimNumber"],
  },
  "claim-feedback": {
    attributes: {
      claimNumber: "string",
      isThirdParty: "boolean",
      contactId: "string",
      serverId: "string",
      section: "string",
      component: "string",
      faqId: "string",
      claimType: "string",
      persona: "string",
    },
    required: ["claimNumber", "section"],
  },
} as const satisfies Record<string, ElementTraits>;
