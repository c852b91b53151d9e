import {
  type ClaimsClient,
  type ClaimsClientOptions,
  createClaimsClient,
} from "@claimkit/claims-api";
import { createSandbox, sandboxToken } from "@claimkit/sandbox";

/** Today in tests. The dates of the sandbox's claims are relative to it. */
export const TODAY = new Date(2026, 10, 20, 12);

/** Creates a client, by default over a sandbox in which today is {@link TODAY}. */
export function sandboxClient(options: Partial<ClaimsClientOptions> = {}): ClaimsClient {
  return createClaimsClient({
    environment: "test",
    baseUrl: "http://localhost",
    clientId: "test",
    getAccessToken: () => sandboxToken,
    fetch: createSandbox({ now: () => TODAY, sendEverythingToThirdParties: true }).fetch,
    ...options,
  });
}
