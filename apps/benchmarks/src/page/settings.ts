import type { ClaimsClientOptions } from "@claimkit/claims-api";

/** What the server writes into each page, as a real one would. */
export interface PageSettings {
  /** URL of the claims API. */
  api: string;
  token: string;
}

declare global {
  var settings: PageSettings;
  /** The `fetch` of the client, in the page whose calls start early. */
  var claimFetch: typeof fetch;
}

/** The claim that all pages show. */
export const CLAIM = { claimNumber: "CLM-1006", contactId: "CNT-1006" };

/** The options of the client, and of the calls that start before it exists. */
export function clientOptions({ api, token }: PageSettings = settings): ClaimsClientOptions {
  return {
    environment: "sandbox",
    baseUrl: api,
    clientId: "benchmark",
    getAccessToken: () => token,
  };
}
