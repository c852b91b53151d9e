// Written by `vitest run -u --project node tools/build/manifests` from the tables of elements, without their
// components, which a page loads on demand.
import type { ElementTraits } from "@claimkit/widget-runtime";
import type { ClaimkitElementName } from "./claimkit-elements.ts";

/** What a page has of an element before its component is loaded. */
interface Row extends ElementTraits {
  /** Loads its component and styles. */
  load: () => Promise<unknown>;
}

/** Every element, by tag. */
export const elementRows: Readonly<Record<ClaimkitElementName, Row>> = {
  "app-claim-list": {
    attributes: {
      policyNumber: "string",
      serverId: "string",
      headingLevel: "number",
      showStage: "boolean",
    },
    required: ["policyNumber"],
    load: () => import("./contents/app-claim-list.ts"),
  },
  "claim-next-steps": {
    attributes: {
      claimNumber: "string",
      isThirdParty: "boolean",
      contactId: "string",
      serverId: "string",
      headingLevel: "number",
    },
    required: ["claimNumber"],
    load: () => import("./contents/claim-next-steps.ts"),
  },
  "claim-number-header": {
    attributes: {
      claimNumber: "string",
      isThirdParty: "boolean",
      contactId: "string",
      serverId: "string",
      headingLevel: "number",
    },
    required: ["claimNumber"],
    load: () => import("./contents/claim-number-header.ts"),
  },
  "claim-summary": {
    attributes: {
      persona: "string",
      claimNumber: "string",
      isThirdParty: "boolean",
      contactId: "string",
      serverId: "string",
      headingLevel: "number",
    },
    required: ["claimNumber"],
    load: () => import("./contents/claim-summary.ts"),
  },
  "report-accordion": {
    attributes: {
      claimNumber: "string",
      isThirdParty: "boolean",
      contactId: "string",
      serverId: "string",
      headingLevel: "number",
    },
    required: ["claimNumber"],
    load: () => import("./contents/report-accordion.ts"),
  },
  "services-accordion": {
    attributes: {
      claimNumber: "string",
      isThirdParty: "boolean",
      contactId: "string",
      serverId: "string",
      headingLevel: "number",
    },
    required: ["claimNumber"],
    load: () => import("./contents/services-accordion.ts"),
  },
  "repairs-accordion": {
    attributes: {
      claimNumber: "string",
      isThirdParty: "boolean",
      contactId: "string",
      serverId: "string",
      headingLevel: "number",
    },
    required: ["claimNumber"],
    load: () => import("./contents/repairs-accordion.ts"),
  },
  "payout-accordion": {
    attributes: {
      showFeedback: "boolean",
      claimType: "string",
      isTotalLoss: "boolean",
      claimNumber: "string",
      isThirdParty: "boolean",
      contactId: "string",
      serverId: "string",
      headingLevel: "number",
    },
    required: ["claimNumber"],
    load: () => import("./contents/payout-accordion.ts"),
  },
  "claim-tracker": {
    attributes: {
      selectedCategory: "string",
      showFeedback: "boolean",
      claimType: "string",
      sections: "list",
      claimNumber: "string",
      isThirdParty: "boolean",
      contactId: "string",
      serverId: "string",
      headingLevel: "number",
    },
    required: ["claimNumber"],
    load: () => import("./contents/claim-tracker.ts"),
  },
  "close-accordion": {
    attributes: {
      claimNumber: "string",
      isThirdParty: "boolean",
      contactId: "string",
      serverId: "string",
      headingLevel: "number",
    },
    required: ["claimNumber"],
    load: () => import("./contents/close-accordion.ts"),
  },
  "document-upload": {
    attributes: {
      hint: "string",
      accept: "string",
      maxSize: "number",
      maxFiles: "number",
      claimNumber: "string",
      isThirdParty: "boolean",
      contactId: "string",
      serverId: "string",
      headingLevel: "number",
    },
    properties: ["uploads", "asked", "earlier"],
    required: ["claimNumber"],
    load: () => import("./contents/document-upload.ts"),
  },
  "member-timeline": {
    attributes: {
      selectedCategory: "string",
      claimNumber: "string",
      isThirdParty: "boolean",
      contactId: "string",
      serverId: "string",
      headingLevel: "number",
    },
    required: ["claimNumber"],
    load: () => import("./contents/member-timeline.ts"),
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
    load: () => import("./contents/timeline-category-card.ts"),
  },
  "contact-us": {
    attributes: {
      claimNumber: "string",
      isThirdParty: "boolean",
      contactId: "string",
      serverId: "string",
      headingLevel: "number",
    },
    required: ["claimNumber"],
    load: () => import("./contents/contact-us.ts"),
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
    load: () => import("./contents/claim-feedback.ts"),
  },
  "interactive-faqs": {
    attributes: {
      showAll: "boolean",
      limit: "number",
      claimNumber: "string",
      isThirdParty: "boolean",
      contactId: "string",
      serverId: "string",
      selectedCategory: "string",
      showFeedback: "boolean",
      claimType: "string",
      headingLevel: "number",
    },
    load: () => import("./contents/interactive-faqs.ts"),
  },
  "all-faqs": {
    attributes: {
      claimNumber: "string",
      isThirdParty: "boolean",
      contactId: "string",
      serverId: "string",
      selectedCategory: "string",
      showFeedback: "boolean",
      claimType: "string",
      headingLevel: "number",
    },
    load: () => import("./contents/all-faqs.ts"),
  },
  "repair-shop-finder": {
    attributes: {
      userType: "string",
      claimNumber: "string",
      initialAddress: "string",
      serverId: "string",
      headingLevel: "number",
    },
    properties: ["initialLocation", "network"],
    load: () => import("./contents/repair-shop-finder.ts"),
  },
};
