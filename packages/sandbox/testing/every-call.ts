import {
  adjusterInfo,
  adjusterSummaries,
  type CallOptions,
  associateClaimSummary,
  claimContacts,
  type ClaimsClient,
  claimSearch,
  claimSearchByQuery,
  claimSummary,
  closeDetails,
  contactTimelines,
  contactUs,
  type Endpoint,
  faqs,
  faqSearch,
  locationSuggest,
  payoutDetails,
  repairFacilitiesSearch,
  repairsDetails,
  reportDetails,
  servicesDetails,
} from "@claimkit/claims-api";
import { documentContent } from "@claimkit/claims-api/documents";
import type { CallName } from "../src/index.ts";

/** Asks one call: about the claim whose number ends so, where the call is about one. */
type Ask = (client: ClaimsClient, number?: string, options?: CallOptions) => Promise<unknown>;

/** A call, and a way to ask it. */
export interface AskableCall {
  call: CallName;
  ask: Ask;
}

/** A claim and its member, as the input of any call about a claim. */
interface Member {
  claimNumber: string;
  contactId: string;
}

function aboutClaim(endpoint: Endpoint<Member, unknown>): AskableCall {
  return {
    call: endpoint.name,
    ask: (client, number = "1001", options) =>
      client.call(endpoint, { claimNumber: `CLM-${number}`, contactId: `CNT-${number}` }, options),
  };
}

function aboutNoClaim<I>(endpoint: Endpoint<I, unknown>, input: I): AskableCall {
  return {
    call: endpoint.name,
    ask: (client, _number, options) => client.call(endpoint, input, options),
  };
}

/** The calls about one claim. */
export const claimCalls: readonly AskableCall[] = [
  aboutClaim(claimSummary),
  aboutClaim(associateClaimSummary),
  {
    call: "claimContacts",
    ask: (client, number = "1001", options) =>
      client.call(claimContacts, { claimNumber: `CLM-${number}` }, options),
  },
  aboutClaim(contactTimelines),
  aboutClaim(reportDetails),
  aboutClaim(servicesDetails),
  aboutClaim(repairsDetails),
  aboutClaim(payoutDetails),
  aboutClaim(closeDetails),
  aboutClaim(contactUs),
  aboutClaim(adjusterInfo),
  aboutClaim(adjusterSummaries),
];

/** A document, with its token. */
export const anEstimate = {
  documentPublicID: "EST-1006-2",
  accessToken: "document-token-EST-1006-2",
};

/** A place to search shops around. */
export const columbus = { addressLine1: "", city: "", state: "", zipCode: "43215" };

/** Every call. */
export const everyCall: readonly AskableCall[] = [
  aboutNoClaim(claimSearch, { policyNumber: "POL-100" }),
  aboutNoClaim(claimSearchByQuery, { policyNumber: "POL-100" }),
  ...claimCalls,
  aboutNoClaim(faqs, {}),
  aboutNoClaim(faqSearch, { category: "REPAIRS" }),
  aboutNoClaim(repairFacilitiesSearch, columbus),
  aboutNoClaim(locationSuggest, { text: "Columbus" }),
  aboutNoClaim(documentContent, anEstimate),
];

/** The calls whose time limit is their own. */
export const callsWithOwnLimit: readonly AskableCall[] = [
  aboutNoClaim({ ...locationSuggest, timeoutMs: 25 }, { text: "Columbus" }),
  aboutNoClaim({ ...documentContent, timeoutMs: 25 }, anEstimate),
];
