"use client";

import type { FaqCategory } from "@claimkit/claims-api";
import { useState } from "react";
import { firstCategory } from "./categories.ts";

interface Choice {
  category: FaqCategory;
  /** What the page had selected when the user chose. */
  over: string | undefined;
}

/**
 * The category that the user has chosen, or the one that the page selects. If the page selects another one
 * later, that replaces the user's choice.
 *
 * @param start category to start with instead of the page's, such as that of a question in the address
 */
export function useCategory(
  named: string | undefined,
  start: () => FaqCategory | undefined = () => undefined,
): [category: FaqCategory, choose: (category: FaqCategory) => void] {
  const [choice, setChoice] = useState<Choice | undefined>(() => {
    const category = start();
    return category && { category, over: named };
  });
  const category = choice?.over === named && choice ? choice.category : firstCategory(named);
  return [category, (chosen) => setChoice({ category: chosen, over: named })];
}
