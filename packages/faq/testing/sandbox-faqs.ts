import { type Faq, faqs } from "@claimkit/claims-api";
import { sandboxClient } from "@claimkit/widget-runtime/testing/sandbox-client";

/** The sandbox's questions in a language, as widgets get them. */
export async function sandboxFaqs(locale: string): Promise<readonly Faq[]> {
  const client = sandboxClient();
  return (await client.call(faqs, {}, { locale })).faqs;
}
