import { createClaimsClient, type Faq, faqs } from "@claimkit/claims-api";
import { createSandbox, sandboxToken } from "@claimkit/sandbox";

/** The sandbox's questions in a language, as widgets get them. */
export async function sandboxFaqs(locale: string): Promise<readonly Faq[]> {
  const client = createClaimsClient({
    environment: "test",
    baseUrl: "https://claims.example.com",
    clientId: "test",
    getAccessToken: () => sandboxToken,
    fetch: createSandbox().fetch,
  });
  return (await client.call(faqs, {}, { locale })).faqs;
}
