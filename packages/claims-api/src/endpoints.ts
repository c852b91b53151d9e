import { adjusterInfo } from "./endpoints/adjuster-info.ts";
import { adjusterSummaries } from "./endpoints/adjuster-summaries.ts";
import { associateClaimSummary } from "./endpoints/associate-claim-summary.ts";
import { chooseRepairShop } from "./endpoints/choose-repair-shop.ts";
import { claimContacts } from "./endpoints/claim-contacts.ts";
import { claimSearch, claimSearchByQuery } from "./endpoints/claim-search.ts";
import { claimSummary } from "./endpoints/claim-summary.ts";
import { closeDetails } from "./endpoints/close-details.ts";
import { contactUs } from "./endpoints/contact-us.ts";
import { documentContent } from "./endpoints/document-content.ts";
import { faqSearch } from "./endpoints/faq-search.ts";
import { faqs } from "./endpoints/faqs.ts";
import { locationSuggest } from "./endpoints/location-suggest.ts";
import { payoutDetails } from "./endpoints/payout-details.ts";
import { repairFacilitiesSearch } from "./endpoints/repair-facilities-search.ts";
import { repairsDetails } from "./endpoints/repairs-details.ts";
import { reportDetails } from "./endpoints/report-details.ts";
import { servicesDetails } from "./endpoints/services-details.ts";
import { contactTimelines } from "./endpoints/timelines.ts";

/**
 * All calls that read data, by name, for code that processes all of them, such as an API description or a test.
 * To send a call, import it from `@claimkit/claims-api`, which bundles only that one.
 */
// Why: docs/decisions/packages.md#entries-of-claims-api
export const endpoints = {
  claimContacts,
  timelines: contactTimelines,
  claimSummary,
  associateClaimSummary,
  contactUs,
  reportDetails,
  payoutDetails,
  servicesDetails,
  repairsDetails,
  closeDetails,
  faqs,
  faqSearch,
  repairFacilitiesSearch,
  locationSuggest,
  claimSearch,
  claimSearchByQuery,
  adjusterInfo,
  adjusterSummaries,
  document: documentContent,
};

/** All calls that change something, by name. */
export const submissions = { chooseRepairShop };

/** The calls that read data. */
export type ReadCallName = keyof typeof endpoints;

/** The calls of the claims API. */
export type CallName = ReadCallName | keyof typeof submissions;

/** The name of a call of the claims API, or of an endpoint of your own. */
export type EndpointName = CallName | (string & {});
