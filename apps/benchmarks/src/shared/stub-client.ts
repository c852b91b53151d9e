import { type ClaimsClient, createClaimsClient } from "@claimkit/claims-api";

/** A client whose calls are answered in the page. */
export function stubClient(answer: (url: string) => Response): ClaimsClient {
  return createClaimsClient({
    environment: "sandbox",
    baseUrl: location.origin,
    clientId: "benchmark",
    getAccessToken: () => "token",
    fetch: async (input) => answer(new Request(input).url),
  });
}
