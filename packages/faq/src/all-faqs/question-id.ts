import type { Faq } from "@claimkit/claims-api";
import { fragment } from "@claimkit/ui-kit/fragment";

/** The `id` of a question, so that a link to `#faq-RPT-01` leads to it. */
export function questionId({ faqId }: Pick<Faq, "faqId">): string {
  return `faq-${faqId}`;
}

/** The question that the page's address names. */
export function namedQuestion(faqs: readonly Faq[]): Faq | undefined {
  const name = typeof location === "undefined" ? "" : fragment();
  return faqs.find((faq) => questionId(faq) === name);
}

/** The address of a question on this page. */
export function questionHref(faq: Faq): string {
  return `#${encodeURIComponent(questionId(faq))}`;
}

/**
 * Whether the page uses its fragment for something else, such as the routes of a router. Following a link
 * to a question would then leave the page.
 */
export function isFragmentTaken(): boolean {
  return fragment() !== "" && !fragment().startsWith(questionId({ faqId: "" }));
}
