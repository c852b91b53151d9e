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
export { useStatusText } from "./claim-summary/claim-words.tsx";
export { ClaimNextSteps, type ClaimNextStepsProps } from "./next-steps/next-steps.tsx";
export { useNextSteps } from "./next-steps/use-next-steps.ts";
export type { NextStep, NextSteps, UpcomingAppointment } from "./next-steps/next-steps-of.ts";
export type { IdleReason, StepName } from "./next-steps/table.ts";
export type { RepairsBlock } from "./repairs/block.ts";
export { PayoutAccordion, type PayoutAccordionProps, usePayoutDetails } from "./payout/payout.tsx";
export { ContactUs, type ContactUsProps, useContactUs } from "./contact-us/contact-us.tsx";
export { ClaimTracker, type ClaimTrackerProps } from "./claim-tracker/claim-tracker.tsx";
export {
  type TrackerAreaProps,
  TrackerAside,
  TrackerHead,
  TrackerMain,
  TrackerSections,
} from "./claim-tracker/tracker-areas.tsx";
export { useClaim } from "./claim-tracker/tracker-context.ts";
export {
  TrackerContactBar,
  TrackerContacts,
  TrackerFaqs,
  TrackerMoney,
  TrackerNextSteps,
  TrackerNumber,
  type TrackerPartProps,
  TrackerPath,
  TrackerStatus,
  TrackerSummary,
  TrackerTimeline,
} from "./claim-tracker/tracker-parts.tsx";
export { TrackerSection, type TrackerSectionProps } from "./claim-tracker/tracker-section.tsx";
export {
  type ClaimContact,
  type ClaimPhone,
  useClaimContact,
} from "./claim-tracker/use-claim-contact.ts";
export { type ClaimMoneyFacts, useClaimMoney } from "./claim-tracker/use-claim-money.ts";
export { type Update, useLatestUpdate } from "./claim-tracker/use-latest-update.ts";
export { useSafetyNotes } from "./claim-tracker/use-safety-notes.ts";
export { type Stage, useStages } from "./claim-tracker/use-stages.ts";
export { CloseAccordion, type CloseAccordionProps, useCloseDetails } from "./close/close.tsx";
export {
  RepairsAccordion,
  type RepairsAccordionProps,
  useRepairsDetails,
} from "./repairs/repairs.tsx";
export { ReportAccordion, type ReportAccordionProps, useReportDetails } from "./report/report.tsx";
export {
  ServicesAccordion,
  type ServicesAccordionProps,
  useServicesDetails,
} from "./services/services.tsx";
export { DocumentUpload, type DocumentUploadProps } from "./document-upload/document-upload.tsx";
export type { AskedDocument } from "./document-upload/asked-documents.tsx";
export type { EarlierDocument } from "./document-upload/earlier-documents.tsx";
export type { GuidedShot } from "./document-upload/guided-shots.ts";
export { DocumentViewer, type DocumentViewerProps } from "./document-viewer/document-viewer.tsx";
export { MemberTimeline, type MemberTimelineProps, useTimeline } from "./timeline/timeline.tsx";
export type { OnSelect, SelectedBy } from "./timeline/timeline-view.tsx";
export {
  TimelineCategoryCard,
  type TimelineCategoryCardProps,
  type TimelineStep,
} from "./timeline/timeline-category-card.tsx";
export type { ClaimQuery, HeadingLevel } from "@claimkit/widget-runtime";
export type { ClaimsWidgetsMessages } from "./messages.ts";
