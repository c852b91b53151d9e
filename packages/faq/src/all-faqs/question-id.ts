import type { Faq } from "@claimkit/claims-api";
import { fragment } from "@claimkit/ui-kit/fragment";

/** The `id` of a question, so that a link to `#faq-RPT-01` leads to it. */
export function questionId({ faqId }: Faq): string {
  return `faq-${faqId}`;
}

/** The question that the page's address names. */
export function namedQuestion(faqs: readonly Faq[]): Faq | undefined {
  const name = typeof location === "undefined" ? "" : fragment();
  return faqs.find((faq) => questionId(faq) === name);
}
