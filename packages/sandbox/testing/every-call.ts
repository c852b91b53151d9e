import {
  type CallOptions,
  type ClaimsClient,
  claimSearch,
  claimSearchByQuery,
  type Endpoint,
  faqs,
  faqSearch,
  locationSuggest,
  repairFacilitiesSearch,
} from "@claimkit/claims-api";
import { documentContent } from "@claimkit/claims-api/documents";
import { endpoints } from "@claimkit/claims-api/endpoints";
import type { CallName } from "../src/index.ts";

/** Sends a call. Calls about a claim use the claim `CLM-{number}`. */
type Send = (client: ClaimsClient, number?: string, options?: CallOptions) => Promise<unknown>;

/** A call, and a function that sends it. */
export interface CallCase {
  call: CallName;
  send: Send;
}

/** A claim and its member, the input of every call about a claim. */
interface Member {
  claimNumber: string;
  contactId: string;
}

function aboutClaim(endpoint: Endpoint<Member, unknown>): CallCase {
  return {
    call: endpoint.name as CallName,
    send: (client, number = "1001", options) =>
      client.call(endpoint, { claimNumber: `CLM-${number}`, contactId: `CNT-${number}` }, options),
  };
}

function aboutNoClaim<I>(endpoint: Endpoint<I, unknown>, input: I): CallCase {
  return {
    call: endpoint.name as CallName,
    send: (client, _number, options) => client.call(endpoint, input, options),
  };
}

/** The calls about one claim. */
export const claimCalls: readonly CallCase[] = (
  Object.values(endpoints) as readonly Endpoint<Member, unknown>[]
)
  .filter(({ path }) => path.includes("{claimNumber}"))
  .map(aboutClaim);

/** The input of a call for a document. */
const anEstimate = {
  documentPublicID: "EST-1006-2",
  accessToken: "document-token-EST-1006-2",
};

/** The center of a search for shops. */
const columbus = { addressLine1: "", city: "", state: "", zipCode: "43215" };

/** Every call. */
export const everyCall: readonly CallCase[] = [
  aboutNoClaim(claimSearch, { policyNumber: "POL-100" }),
  aboutNoClaim(claimSearchByQuery, { policyNumber: "POL-100" }),
  ...claimCalls,
  aboutNoClaim(faqs, {}),
  aboutNoClaim(faqSearch, { category: "REPAIRS" }),
  aboutNoClaim(repairFacilitiesSearch, columbus),
  aboutNoClaim(locationSuggest, { text: "Columbus" }),
  aboutNoClaim(documentContent, anEstimate),
];

/** The calls with their own timeout. */
export const callsWithOwnLimit: readonly CallCase[] = [
  aboutNoClaim({ ...locationSuggest, timeoutMs: 25 }, { text: "Columbus" }),
  aboutNoClaim({ ...documentContent, timeoutMs: 25 }, anEstimate),
];
