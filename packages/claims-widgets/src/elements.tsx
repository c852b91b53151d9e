import { stylesText as kitStyles, tokensText } from "@claimkit/ui-kit/styles-text";
import { defineElements, type ElementRow, FeedbackPrompt } from "@claimkit/widget-runtime";
import { ClaimList } from "./claim-list/claim-list.tsx";
import { ClaimNumberHeader } from "./claim-number-header/claim-number-header.tsx";
import { ClaimSummary } from "./claim-summary/claim-summary.tsx";
import { ClaimNextSteps } from "./next-steps/next-steps.tsx";
import { ClaimTrackerInElement } from "./claim-tracker/claim-tracker-in-element.tsx";
import { AREA_OF } from "./claim-tracker/section-name.ts";
import { CloseAccordion } from "./close/close.tsx";
import { ContactUs } from "./contact-us/contact-us.tsx";
import { DocumentUpload } from "./document-upload/document-upload.tsx";
import { PayoutAccordion } from "./payout/payout.tsx";
import { RepairsAccordion } from "./repairs/repairs.tsx";
import { ReportAccordion } from "./report/report.tsx";
import { ServicesAccordion } from "./services/services.tsx";
import { MemberTimeline } from "./timeline/timeline.tsx";
import { TimelineCategoryCard } from "./timeline/timeline-category-card.tsx";
import { stylesText } from "./styles-text.ts";

// For `@claimkit/elements`, which loads each component on demand.
export { ClaimTrackerInElement, FeedbackPrompt };

const claim = {
  claimNumber: "string",
  isThirdParty: "boolean",
  contactId: "string",
  serverId: "string",
  headingLevel: "number",
} as const;

// When the session has ended.
const logIn = ["log-in"] as const;

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

/** The elements of this package: component and attributes of each. */
export const claimsWidgetsElements = {
  "app-claim-list": {
    component: ClaimList,
    attributes: {
      policyNumber: "string",
      serverId: "string",
      headingLevel: "number",
      showStage: "boolean",
    },
    required: ["policyNumber"],
    actions: ["track-claim", ...logIn],
  },
  "claim-next-steps": {
    component: ClaimNextSteps,
    attributes: claim,
    required: ["claimNumber"],
    actions: [...nextStepsActions, ...logIn],
  },
  "claim-number-header": {
    component: ClaimNumberHeader,
    attributes: claim,
    required: ["claimNumber"],
  },
  "claim-summary": {
    component: ClaimSummary,
    attributes: { ...claim, persona: "string" },
    required: ["claimNumber"],
    actions: [...summaryActions, ...logIn],
  },
  "report-accordion": {
    component: ReportAccordion,
    attributes: claim,
    required: ["claimNumber"],
    actions: logIn,
  },
  "services-accordion": {
    component: ServicesAccordion,
    attributes: claim,
    required: ["claimNumber"],
    actions: logIn,
  },
  "repairs-accordion": {
    component: RepairsAccordion,
    attributes: claim,
    required: ["claimNumber"],
    actions: [...repairsActions, ...logIn],
  },
  "payout-accordion": {
    component: PayoutAccordion,
    attributes: {
      ...claim,
      showFeedback: "boolean",
      claimType: "string",
      isTotalLoss: "boolean",
    },
    required: ["claimNumber"],
    actions: logIn,
  },
  "claim-tracker": {
    component: ClaimTrackerInElement,
    attributes: {
      ...claim,
      selectedCategory: "string",
      showFeedback: "boolean",
      claimType: "string",
      sections: "list",
    },
    required: ["claimNumber"],
    actions: [
      ...summaryActions,
      "next-step",
      ...repairsActions,
      "open-faqs",
      "all-claims",
      ...logIn,
    ],
    slots: AREA_OF,
  },
  "close-accordion": {
    component: CloseAccordion,
    attributes: claim,
    required: ["claimNumber"],
    actions: logIn,
  },
  "document-upload": {
    component: DocumentUpload,
    attributes: {
      ...claim,
      hint: "string",
      accept: "string",
      maxSize: "number",
      maxFiles: "number",
    },
    properties: ["uploads", "asked", "earlier"],
    required: ["claimNumber"],
  },
  "member-timeline": {
    component: MemberTimeline,
    attributes: { ...claim, selectedCategory: "string" },
    required: ["claimNumber"],
    actions: logIn,
  },
  "timeline-category-card": {
    component: TimelineCategoryCard,
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
    component: ContactUs,
    attributes: claim,
    required: ["claimNumber"],
    actions: logIn,
  },
  "claim-feedback": {
    component: FeedbackPrompt,
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
} as const satisfies Record<string, ElementRow>;

/** The tag of an element of this package. */
export type ClaimsWidgetsElementName = keyof typeof claimsWidgetsElements;

/** Options of {@link defineClaimsWidgetsElements}. */
export interface DefineClaimsWidgetsElementsOptions {
  /** Prefix of each tag, such as `acme-`, for pages that have other elements with these names. */
  prefix?: string | undefined;
}

/**
 * Defines the elements of this package, or some of them. Repeated definitions have no effect.
 *
 * @param names which elements to define; by default all
 * @throws if a name is unknown, or another library has defined a tag
 */
export function defineClaimsWidgetsElements(
  names?: readonly ClaimsWidgetsElementName[],
  { prefix }: DefineClaimsWidgetsElementsOptions = {},
): void {
  defineElements(claimsWidgetsElements, {
    names,
    prefix,
    styles: [kitStyles, stylesText],
    tokens: tokensText,
  });
}
