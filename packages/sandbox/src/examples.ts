import type { CallName } from "@claimkit/claims-api/endpoints";
import { headerNames } from "./header-names.ts";
import { shopSearch } from "./shop-search.ts";

/** An example request, without the headers that every request has. */
export interface Example {
  path: `/${string}`;
  body?: object;
  headers?: Readonly<Record<string, string>>;
}

/** A request of each call that succeeds, for the sandbox's page. */
export const examples: Readonly<Record<CallName, Example>> = {
  claimSearch: {
    path: "/claims/search",
    body: { policyNumber: "POL-100", assignmentFilter: false },
  },
  claimSearchByQuery: { path: "/claims/search?policyNumber=POL-100" },
  claimSummary: { path: "/claim-summaries/CLM-1001" },
  associateClaimSummary: {
    path: "/associate-claim-summaries/claim/CLM-1001/contact-id/CNT-1001",
  },
  claimContacts: { path: "/claims/CLM-1011/claim-contacts?limit=30&offset=60" },
  timelines: {
    path: "/claims/CLM-1006/timelines/CNT-1006?claim_number=CLM-1006&contact_id=CNT-1006",
  },
  reportDetails: { path: "/report-details/CLM-1001" },
  servicesDetails: { path: "/services-details/CLM-1006" },
  repairsDetails: { path: "/repairs-details/CLM-1006" },
  payoutDetails: { path: "/payout-details/CLM-1006" },
  closeDetails: { path: "/close-details/CLM-1011" },
  contactUs: { path: "/contact-us/CLM-1007" },
  adjusterInfo: { path: "/adjuster-info/CLM-1007" },
  adjusterSummaries: { path: "/claims/CLM-1007/adjuster-summaries" },
  document: {
    path: "/documents/EST-1006-2/content",
    headers: { [headerNames.documentToken]: "document-token-EST-1006-2" },
  },
  faqs: { path: "/faqs" },
  faqSearch: { path: "/faqs/search", body: { category: "REPAIRS", claimNumber: "CLM-1006" } },
  repairFacilitiesSearch: {
    path: "/repair-facilities/search",
    body: shopSearch("sandbox", "43215"),
  },
  chooseRepairShop: { path: "/repairs-details/CLM-1014/shop", body: { shopId: "SHP-43215-01" } },
  locationSuggest: { path: "/rating/location/v1/suggest?text=600%20W%20Chicago" },
};
