import {
  type ClaimsClient,
  type ClaimsClientOptions,
  createClaimsClient,
} from "@claimkit/claims-api";
import { sandboxToken } from "../src/index.ts";

/** A client with the sandbox's token and almost no delay between attempts. */
export function clientFor(
  baseUrl: string,
  { retry, ...options }: Partial<ClaimsClientOptions> = {},
): ClaimsClient {
  return createClaimsClient({
    environment: "test",
    baseUrl,
    clientId: "test",
    // Without a subject, a client in Node caches and shares nothing.
    subject: "test",
    getAccessToken: () => sandboxToken,
    retry: { baseDelayMs: 1, ...retry },
    ...options,
  });
}
