// All message definitions of the package, for overriding messages and for typing translations.
export { claimListText } from "./claim-list/text.ts";
export { claimNumberHeaderText } from "./claim-number-header/text.ts";
export { claimSummaryText } from "./claim-summary/text.ts";
export { claimTrackerText } from "./claim-tracker/text.ts";
export { closeText } from "./close/text.ts";
export { contactPersonText } from "./contact-person/text.ts";
export { contactUsText } from "./contact-us/text.ts";
export { documentUploadText, guidedShotHintText, guidedShotText } from "./document-upload/text.ts";
export { documentText } from "./document-viewer/text.ts";
export { coverageText } from "./key-values/text.ts";
export { lossCauseText } from "./loss-causes/text.ts";
export { nextStepsText, idleReasonText, stepLinkText, stepTitleText } from "./next-steps/text.ts";
export { payoutText } from "./payout/text.ts";
export { repairsText } from "./repairs/text.ts";
export { reportText } from "./report/text.ts";
export { servicesText } from "./services/text.ts";
export { calendarText, sectionText } from "./shared/text.ts";
export { timelineText } from "./timeline/text.ts";
