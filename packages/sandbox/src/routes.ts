import type { Route } from "./route.ts";
import { adjusterInfo } from "./routes/adjuster-info.ts";
import { adjusterSummaries } from "./routes/adjuster-summaries.ts";
import { associateClaimSummary } from "./routes/associate-claim-summary.ts";
import { claimContacts } from "./routes/claim-contacts.ts";
import { claimSearch, claimSearchByQuery } from "./routes/claim-search.ts";
import { claimSummary } from "./routes/claim-summary.ts";
import { closeDetails } from "./routes/close-details.ts";
import { contactUs } from "./routes/contact-us.ts";
import { document } from "./routes/document.ts";
import { faqSearch } from "./routes/faq-search.ts";
import { faqs } from "./routes/faqs.ts";
import { locationSuggest } from "./routes/location-suggest.ts";
import { payoutDetails } from "./routes/payout-details.ts";
import { repairFacilitiesSearch } from "./routes/repair-facilities-search.ts";
import { repairsDetails } from "./routes/repairs-details.ts";
import { reportDetails } from "./routes/report-details.ts";
import { servicesDetails } from "./routes/services-details.ts";
import { timelines } from "./routes/timelines.ts";

/** Every call of the sandbox. */
export const routes = [
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
  locationSuggest,
] as const satisfies readonly Route[];

/** Name of a call, the same as in `@claimkit/claims-api`. */
export type CallName = (typeof routes)[number]["call"];

/** The names of all calls. */
export const callNames: readonly CallName[] = routes.map(({ call }) => call);
