import type { ClaimsClientOptions } from "@claimkit/claims-api";

/** The options of the client, and of the calls that start before it exists. */
export function clientOptions(): ClaimsClientOptions {
  const { api, token } = settings;
  return {
    environment: "sandbox",
    baseUrl: api,
    clientId: "benchmark",
    getAccessToken: () => token,
  };
}
