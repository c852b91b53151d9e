import type { Faq } from "@claimkit/claims-api";
import { fragment } from "@claimkit/ui-kit/internal/fragment";

/** The `id` of a question, for links such as `#faq-RPT-01`. */
export function questionId({ faqId }: Pick<Faq, "faqId">): string {
  // Half a surrogate pair can't be part of a URL.
  return `faq-${faqId.replace(/\p{Surrogate}/gu, "\uFFFD")}`;
}

/** The question whose id is the fragment of the page's URL. */
export function questionInUrl(faqs: readonly Faq[]): Faq | undefined {
  const name = typeof location === "undefined" ? "" : fragment();
  return faqs.find((faq) => questionId(faq) === name);
}

/** URL of a question on this page. */
export function questionHref(faq: Faq): string {
  const hash = `#${encodeURIComponent(questionId(faq))}`;
  // On a page with a `<base>`, as every Angular page has, a fragment alone belongs to that URL.
  return document.querySelector("base[href]") ? `${location.href.split("#")[0]}${hash}` : hash;
}

/**
 * Whether the page uses its fragment for something else, such as the routes of a router. A link to a
 * question would then leave the page.
 */
export function isFragmentTaken(): boolean {
  return fragment() !== "" && !fragment().startsWith(questionId({ faqId: "" }));
}
