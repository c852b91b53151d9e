import type { InferOutput } from "valibot";
import { adjusterInfo, adjusterSummaries } from "./contract/adjusters.ts";
import type { CallContract } from "./contract/call-contract.ts";
import { chooseRepairShop } from "./contract/choose-repair-shop.ts";
import { claimContacts } from "./contract/claim-contacts.ts";
import { claimSearch, claimSearchByQuery } from "./contract/claim-search.ts";
import { associateClaimSummary, claimSummary } from "./contract/claim-summary.ts";
import { closeDetails } from "./contract/close-details.ts";
import { contactUs } from "./contract/contact-us.ts";
import { document } from "./contract/document.ts";
import { faqs, faqSearch } from "./contract/faqs.ts";
import { locationSuggest } from "./contract/location-suggest.ts";
import { payoutDetails } from "./contract/payout-details.ts";
import { repairFacilitiesSearch } from "./contract/repair-facilities-search.ts";
import { repairsDetails } from "./contract/repairs-details.ts";
import { reportDetails } from "./contract/report-details.ts";
import { servicesDetails } from "./contract/services-details.ts";
import { timelines } from "./contract/timelines.ts";
import type { CallName } from "./endpoints.ts";

/**
 * What a server should send for each call: a schema without alternatives, a description of each field, and an example.
 * The client accepts more. For servers, tests and tools: a page does not need it.
 */
// Why: docs/decisions/reading-responses.md#servers-have-a-strict-contract
export const contract = {
  claimSearch,
  claimSearchByQuery,
  claimSummary,
  associateClaimSummary,
  claimContacts,
  timelines,
  reportDetails,
  servicesDetails,
  repairsDetails,
  payoutDetails,
  closeDetails,
  contactUs,
  adjusterInfo,
  adjusterSummaries,
  document,
  faqs,
  faqSearch,
  repairFacilitiesSearch,
  chooseRepairShop,
  locationSuggest,
} as const satisfies Record<CallName, CallContract>;

/** What a server should send for a call. */
export type ResponseOf<Call extends CallName> = InferOutput<(typeof contract)[Call]["response"]>;

export { problem, problemExample } from "./contract/problem.ts";
export type { CallContract, RequestSchema } from "./contract/call-contract.ts";
