import { CATEGORIES, type FaqCategory, faqCategoryOf } from "@claimkit/claims-api";

/** The categories of questions, in the order of a claim. */
export const FAQ_CATEGORIES: readonly FaqCategory[] = CATEGORIES.filter(
  (category) => category !== "CLOSE",
);

/** The initial category: the one that the page selects, or the first. */
export function firstCategory(selected: string | undefined): FaqCategory {
  return faqCategoryOf(selected) ?? "REPORT";
}
