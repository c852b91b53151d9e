export type { CallResult, ClaimsWarning } from "./answer.ts";
export { CATEGORIES, type Category, categoryOf } from "./category.ts";
export type {
  ClaimRef,
  MaybeThirdParty,
  MemberClaimRef,
  PersonaRef,
  ThirdPartyClaimRef,
} from "./claim-ref.ts";
export type { ClaimState } from "./claim-state.ts";
export type { ClaimsClient, PreparedCall } from "./claims-client.ts";
export { createClaimsClient } from "./client.ts";
export type {
  CallRunner,
  CallOptions,
  CallSettings,
  CombinedCall,
  Endpoint,
  HttpCall,
  JsonBody,
  Keep,
  ModelContext,
  RequestParts,
  RunContext,
  Call,
  Submission,
  SubmitOptions,
} from "./endpoint.ts";
export type { CallName, EndpointName } from "./endpoints.ts";
export { adjusterInfo, type AdjusterInfo } from "./endpoints/adjuster-info.ts";
export { adjusterSummaries, type AdjusterSummaries } from "./endpoints/adjuster-summaries.ts";
export { allClaimContacts } from "./endpoints/all-claim-contacts.ts";
export { chooseRepairShop, type ShopChoice } from "./endpoints/choose-repair-shop.ts";
export { associateClaimSummary } from "./endpoints/associate-claim-summary.ts";
export {
  type ClaimContact,
  claimContacts,
  type ClaimContactsPage,
} from "./endpoints/claim-contacts.ts";
export {
  type ClaimListItem,
  claimSearch,
  claimSearchByQuery,
  type ClaimSearchResult,
} from "./endpoints/claim-search.ts";
export { claimSummary, type ClaimSummary } from "./endpoints/claim-summary.ts";
export { closeDetails, type CloseDetails } from "./endpoints/close-details.ts";
export { contactUs, type ContactUs } from "./endpoints/contact-us.ts";
export { faqSearch } from "./endpoints/faq-search.ts";
export {
  type Faq,
  type FaqCategory,
  faqCategoryOf,
  faqs,
  type Faqs,
  type FaqsInput,
} from "./endpoints/faqs.ts";
export { locationSuggest, type LocationSuggestions } from "./endpoints/location-suggest.ts";
export { memberContactId } from "./endpoints/member-contact-id.ts";
export { type Payment, payoutDetails, type PayoutDetails } from "./endpoints/payout-details.ts";
export {
  type ParsedAddress,
  type RepairFacilities,
  repairFacilitiesSearch,
  type RepairShop,
} from "./endpoints/repair-facilities-search.ts";
export {
  type DeductiblePayment,
  type Estimate,
  repairsDetails,
  type RepairsDetails,
  type RepairsEstimates,
  type RepairsScenario,
  type RepairsSchedule,
  type Valuation,
} from "./endpoints/repairs-details.ts";
export { type Coverage, reportDetails, type ReportDetails } from "./endpoints/report-details.ts";
export {
  type RentalCoverageStatus,
  servicesDetails,
  type ServicesDetails,
} from "./endpoints/services-details.ts";
export {
  contactTimelines,
  type Timeline,
  type TimelineCategory,
  timelines,
  type TimelineStatus,
  timelineStatusOf,
  type TimelineSubCategory,
} from "./endpoints/timelines.ts";
export {
  type ClaimsEnvironment,
  type CustomEnvironment,
  type EnvironmentHeaders,
  environmentHeaders,
} from "./environments.ts";
export {
  ClaimsError,
  type ClaimsErrorCode,
  isClaimsError,
  type SafeClaimsError,
} from "./errors.ts";
export type {
  ClearEvent,
  ClientEvent,
  HttpMethod,
  InvalidateEvent,
  Invalidation,
  RequestEndEvent,
  RequestObservedEvent,
  RequestStartEvent,
  UserEvent,
} from "./events.ts";
export { mayHaveArrived } from "./submit.ts";
export { createMessageId as createIdempotencyKey } from "./request/message-id.ts";
export type {
  CachePolicy,
  ClaimsClientOptions,
  DocumentKind,
  DocumentRef,
  FetchDocument,
  GetAccessToken,
  HeaderNames,
  RetryPolicy,
  TokenReason,
} from "./options.ts";
export type { DisplayBlock } from "./schema/display-block.ts";
export type { DisplayInfo } from "./schema/display-info.ts";
export type { ContactPerson, ShopInfo } from "./schema/sections.ts";
export type { ThirdPartyField, ThirdPartyFields } from "./third-party.ts";
