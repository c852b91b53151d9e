import {
  type ClaimsClient,
  type ClaimsClientOptions,
  createClaimsClient,
} from "@claimkit/claims-api";
import { createSandbox, sandboxToken } from "@claimkit/sandbox";

/** Today in tests. The dates of the sandbox's claims are relative to it. */
export const TODAY = new Date(2026, 10, 20, 12);

const BASICS = {
  environment: "test",
  baseUrl: "http://localhost",
  clientId: "test",
  getAccessToken: () => sandboxToken,
} as const;

/** Options of a client over a sandbox with the real date. `sent` gets the path of each request. */
export function recordingOptions(sent: string[] = []): ClaimsClientOptions {
  const { fetch } = createSandbox({ sendEverythingToThirdParties: true });
  return {
    ...BASICS,
    fetch(input, init) {
      sent.push(new URL(new Request(input, init).url).pathname);
      return fetch(input, init);
    },
  };
}

/** Creates a client, by default over a sandbox in which today is {@link TODAY}. */
export function sandboxClient(options: Partial<ClaimsClientOptions> = {}): ClaimsClient {
  return createClaimsClient({
    ...BASICS,
    fetch: createSandbox({ now: () => TODAY, sendEverythingToThirdParties: true }).fetch,
    ...options,
  });
}
