export type { Answer, ClaimsWarning } from "./answer.ts";
export type { ClaimRef } from "./claim-ref.ts";
export { type ClaimsClient, createClaimsClient } from "./client.ts";
export type {
  Ask,
  AskOptions,
  CallName,
  CallSettings,
  CombinedCall,
  Endpoint,
  ModelContext,
  Question,
  Source,
} from "./endpoint.ts";
export { allClaimContacts } from "./endpoints/all-claim-contacts.ts";
export { associateClaimSummary } from "./endpoints/associate-claim-summary.ts";
export {
  type ClaimContact,
  claimContacts,
  type ClaimContactsPage,
} from "./endpoints/claim-contacts.ts";
export {
  type ClaimListItem,
  claimSearch,
  type ClaimSearchResult,
  type ClaimState,
} from "./endpoints/claim-search.ts";
export { claimSummary, type ClaimSummary } from "./endpoints/claim-summary.ts";
export { memberContactId } from "./endpoints/member-contact-id.ts";
export { type Coverage, reportDetails, type ReportDetails } from "./endpoints/report-details.ts";
export {
  type ClaimsEnvironment,
  type EnvironmentHeaders,
  environmentHeaders,
} from "./environments.ts";
export {
  ClaimsError,
  type ClaimsErrorCode,
  isClaimsError,
  type SafeClaimsError,
} from "./errors.ts";
export type { ClientEvent, RequestEndEvent, RequestStartEvent } from "./events.ts";
export type {
  CachePolicy,
  ClaimsClientOptions,
  GetAccessToken,
  HeaderNames,
  RetryPolicy,
  TokenReason,
} from "./options.ts";
export { safeHref } from "./safe-href.ts";
export type { DisplayInfo } from "./schema/display-info.ts";
