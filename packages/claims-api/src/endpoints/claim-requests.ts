import { personaQuery } from "../claim-ref.ts";
import type { Endpoint } from "../endpoint.ts";

/** The part of an endpoint that its request depends on. */
export type EndpointRequest<I> = Pick<
  Endpoint<I, never>,
  "name" | "method" | "path" | "request" | "accept"
>;

// Requests of the calls of a claim page, without the schemas of their responses, so that `preloadClaim` stays small.

const get = { method: "GET", request: personaQuery } as const;

export const claimSummaryRequest = {
  ...get,
  name: "claimSummary",
  path: "claim-summaries/{claimNumber}",
} as const;

export const reportDetailsRequest = {
  ...get,
  name: "reportDetails",
  path: "report-details/{claimNumber}",
} as const;

export const servicesDetailsRequest = {
  ...get,
  name: "servicesDetails",
  path: "services-details/{claimNumber}",
} as const;

export const repairsDetailsRequest = {
  ...get,
  name: "repairsDetails",
  path: "repairs-details/{claimNumber}",
} as const;

export const payoutDetailsRequest = {
  ...get,
  name: "payoutDetails",
  path: "payout-details/{claimNumber}",
} as const;

export const closeDetailsRequest = {
  name: "closeDetails",
  method: "GET",
  path: "close-details/{claimNumber}",
} as const;

export const contactTimelinesRequest = {
  name: "timelines",
  method: "GET",
  path: "claims/{claimNumber}/timelines/{contactId}",
  request: ({ claimNumber, contactId }: { claimNumber: string; contactId: string }) => ({
    query: { claim_number: claimNumber, contact_id: contactId },
  }),
} as const;

/** Contacts per page. See docs/reference/api.md#claim-contacts. */
export const CONTACTS_PER_PAGE = 30;

export const claimContactsRequest = {
  name: "claimContacts",
  method: "GET",
  path: "claims/{claimNumber}/claim-contacts",
  request: ({ offset = 0 }: { claimNumber: string; offset?: number }) => ({
    query: { limit: CONTACTS_PER_PAGE, offset },
  }),
} as const;
