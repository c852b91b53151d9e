import type { ClaimsClient } from "@claimkit/claims-api";

/** The client that stands for those of all servers, because they share user, cache and observers. */
export function oneForAllServers(client: ClaimsClient): ClaimsClient {
  return client.withServer("");
}
