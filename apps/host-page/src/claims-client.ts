import { type ClaimsClient, createClaimsClient } from "@claimkit/claims-api";
import type { Person } from "./people.ts";
import { getAccessToken } from "./sign-in.ts";

/** The client of whoever is signed in: nobody is shown an answer that was meant for somebody else. */
export function claimsClientOf(person: Person): ClaimsClient {
  return createClaimsClient({
    environment: "sandbox",
    baseUrl: import.meta.env.SANDBOX_URL,
    clientId: "switchback-web",
    subject: person.id,
    getAccessToken,
  });
}
