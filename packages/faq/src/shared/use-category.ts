"use client";

import type { FaqCategory } from "@claimkit/claims-api";
import { useState } from "react";
import { firstCategory } from "./categories.ts";

/**
 * The category that the user or the page selects, whichever happened last.
 *
 * @param start initial category instead of the page's, such as the category of the question in the URL
 */
export function useCategory(
  selected: string | undefined,
  start: () => FaqCategory | undefined = () => undefined,
): [category: FaqCategory, choose: (category: FaqCategory) => void] {
  const [choice, choose] = useState(start);
  const [pageSelection, setPageSelection] = useState(selected);
  if (pageSelection !== selected) {
    setPageSelection(selected);
    choose(undefined);
  }
  return [choice ?? firstCategory(selected), choose];
}
