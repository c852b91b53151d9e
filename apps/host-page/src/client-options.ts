import type { ClaimsClientOptions } from "@claimkit/claims-api";
import type { Person } from "./people.ts";
import type { Service } from "./preferences.ts";
import { sandboxToken } from "@claimkit/sandbox";

/** Values of the sandbox's header that makes calls of this page fail or wait. */
const FAULTS: Readonly<Record<Service, string>> = {
  well: "",
  slow: "all=delay=2000",
  partly: "reportDetails=503",
  down: "all=503",
};

/** Returns the options of the signed-in user's client. Each user has their own, so that no one sees another user's data. */
export function clientOptionsOf(person: Person | undefined, service: Service): ClaimsClientOptions {
  return {
    environment: "sandbox",
    baseUrl: import.meta.env.SANDBOX_URL,
    clientId: "switchback-web",
    subject: person?.id ?? "visitor",
    // A real page asks its identity provider, also when a token has expired. The sandbox has one token for everyone.
    getAccessToken: () => sandboxToken,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      if (FAULTS[service]) headers.set("X-Sandbox-Fault", FAULTS[service]);
      return fetch(input, { ...init, headers });
    },
  };
}
