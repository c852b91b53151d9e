import { CATEGORIES, type FaqCategory, faqCategoryOf } from "@claimkit/claims-api";

/** The categories of questions, in the order of a claim. */
export const FAQ_CATEGORIES: readonly FaqCategory[] = CATEGORIES.filter(
  (category) => category !== "CLOSE",
);

/** The category to start with: the one that the page selects, or the first. */
export function firstCategory(named: string | undefined): FaqCategory {
  return faqCategoryOf(named) ?? "REPORT";
}
