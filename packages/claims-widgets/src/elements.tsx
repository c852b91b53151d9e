import { stylesText as kitStyles, tokensText } from "@claimkit/ui-kit/styles-text";
import { defineElements, type ElementRow, FeedbackPrompt } from "@claimkit/widget-runtime";
import { ClaimList } from "./claim-list/claim-list.tsx";
import { ClaimNumberHeader } from "./claim-number-header/claim-number-header.tsx";
import { ClaimSummary } from "./claim-summary/claim-summary.tsx";
import { ClaimNextSteps } from "./next-steps/next-steps.tsx";
import { ClaimTrackerInElement } from "./claim-tracker/claim-tracker-in-element.tsx";
import { CloseAccordion } from "./close/close.tsx";
import { ContactUs } from "./contact-us/contact-us.tsx";
import { PayoutAccordion } from "./payout/payout.tsx";
import { RepairsAccordion } from "./repairs/repairs.tsx";
import { ReportAccordion } from "./report/report.tsx";
import { ServicesAccordion } from "./services/services.tsx";
import { claimsWidgetsRows as rows } from "./element-rows.ts";
import { MemberTimeline } from "./timeline/timeline.tsx";
import { TimelineCategoryCard } from "./timeline/timeline-category-card.tsx";
import { stylesText } from "./styles-text.ts";

// Without the table, for a page that loads components on demand.
export { claimsWidgetsRows } from "./element-rows.ts";
export { ClaimTrackerInElement, FeedbackPrompt };

/** The elements of this package: component and attributes of each. */
export const claimsWidgetsElements = {
  "app-claim-list": { ...rows["app-claim-list"], component: ClaimList },
  "claim-next-steps": { ...rows["claim-next-steps"], component: ClaimNextSteps },
  "claim-number-header": { ...rows["claim-number-header"], component: ClaimNumberHeader },
  "claim-summary": { ...rows["claim-summary"], component: ClaimSummary },
  "report-accordion": { ...rows["report-accordion"], component: ReportAccordion },
  "services-accordion": { ...rows["services-accordion"], component: ServicesAccordion },
  "repairs-accordion": { ...rows["repairs-accordion"], component: RepairsAccordion },
  "payout-accordion": { ...rows["payout-accordion"], component: PayoutAccordion },
  "claim-tracker": { ...rows["claim-tracker"], component: ClaimTrackerInElement },
  "close-accordion": { ...rows["close-accordion"], component: CloseAccordion },
  "member-timeline": { ...rows["member-timeline"], component: MemberTimeline },
  "timeline-category-card": { ...rows["timeline-category-card"], component: TimelineCategoryCard },
  "contact-us": { ...rows["contact-us"], component: ContactUs },
  "claim-feedback": { ...rows["claim-feedback"], component: FeedbackPrompt },
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
 * @throws if another library has defined a tag
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
