"use client";

import type { FaqCategory } from "@claimkit/claims-api";
import { useState } from "react";
import { firstCategory } from "./categories.ts";

interface Choice {
  category: FaqCategory;
  /** What the page named when the user chose. */
  over: string | undefined;
}

/**
 * The category that the user chose, else the one that the page names. What the page names later replaces
 * the choice.
 *
 * @param start what stands for a choice at the start, such as a category that a link leads to
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
