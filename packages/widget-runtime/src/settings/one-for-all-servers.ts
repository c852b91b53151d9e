import type { ClaimsClient } from "@claimkit/claims-api";

/** One client for the clients of all servers, because they share user, cache and observers. */
export function oneForAllServers(client: ClaimsClient): ClaimsClient {
  return client.withServer("");
}
