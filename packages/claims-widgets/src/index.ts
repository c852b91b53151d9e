export {
  ClaimList,
  type ClaimListProps,
  type ClaimListQuery,
  useClaimList,
} from "./claim-list/claim-list.tsx";
export {
  ClaimNumberHeader,
  type ClaimNumberHeaderProps,
} from "./claim-number-header/claim-number-header.tsx";
export {
  ClaimSummary,
  type ClaimSummaryProps,
  type ClaimSummaryQuery,
  useClaimSummary,
} from "./claim-summary/claim-summary.tsx";
export {
  ClaimNextSteps,
  type ClaimNextStepsProps,
  type NextStepsQuery,
  useNextSteps,
} from "./next-steps/next-steps.tsx";
export type { NextStep, NextSteps, UpcomingAppointment } from "./next-steps/next-steps-of.ts";
export type { IdleReason, StepName } from "./next-steps/table.ts";
export type { RepairsBlock } from "./repairs/block.ts";
export {
  PayoutAccordion,
  type PayoutAccordionProps,
  type PayoutQuery,
  usePayout,
} from "./payout/payout.tsx";
export {
  ContactUs,
  type ContactUsProps,
  type ContactUsQuery,
  useContactUs,
} from "./contact-us/contact-us.tsx";
export { ClaimTracker, type ClaimTrackerProps } from "./claim-tracker/claim-tracker.tsx";
export {
  CloseAccordion,
  type CloseAccordionProps,
  type CloseQuery,
  useClose,
} from "./close/close.tsx";
export {
  RepairsAccordion,
  type RepairsAccordionProps,
  type RepairsQuery,
  useRepairs,
} from "./repairs/repairs.tsx";
export {
  ReportAccordion,
  type ReportAccordionProps,
  type ReportQuery,
  useReport,
} from "./report/report.tsx";
export {
  ServicesAccordion,
  type ServicesAccordionProps,
  type ServicesQuery,
  useServices,
} from "./services/services.tsx";
export { DocumentViewer, type DocumentViewerProps } from "./document-viewer/document-viewer.tsx";
export {
  MemberTimeline,
  type MemberTimelineProps,
  type TimelineQuery,
  useTimeline,
} from "./timeline/timeline.tsx";
export type { OnSelect, SelectedBy } from "./timeline/timeline-view.tsx";
export {
  TimelineCategoryCard,
  type TimelineCategoryCardProps,
  type TimelineStep,
} from "./timeline/timeline-category-card.tsx";
export type { HeadingLevel } from "@claimkit/widget-runtime";
export type { ClaimsWidgetsMessages } from "./messages.ts";
