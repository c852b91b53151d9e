"use client";

import type { FaqCategory } from "@claimkit/claims-api";
import { useState } from "react";
import { firstCategory } from "./categories.ts";

interface Choice {
  category: FaqCategory;
  /** What the page selected at that time. */
  pageSelection: string | undefined;
}

/**
 * The category that the user or the page selects, whichever happened last.
 *
 * @param start initial category instead of the page's, such as that of the question in the URL
 */
export function useCategory(
  selected: string | undefined,
  start: () => FaqCategory | undefined = () => undefined,
): [category: FaqCategory, choose: (category: FaqCategory) => void] {
  const [choice, setChoice] = useState<Choice | undefined>(() => {
    const category = start();
    return category && { category, pageSelection: selected };
  });
  const category =
    choice?.pageSelection === selected && choice ? choice.category : firstCategory(selected);
  return [category, (chosen) => setChoice({ category: chosen, pageSelection: selected })];
}
