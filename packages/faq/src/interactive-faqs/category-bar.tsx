"use client";

import type { FaqCategory } from "@claimkit/claims-api";
import { Select } from "@claimkit/ui-kit/select";
import { ActionControl, useSelect, useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { FAQ_CATEGORIES, firstCategory } from "../shared/categories.ts";
import { faqText } from "../shared/text.ts";
import { interactiveFaqsText } from "./text.ts";

interface CategoryBarProps {
  category: FaqCategory;
  onChoose: (category: FaqCategory) => void;
  claimNumber: string | undefined;
}

/** The dropdown of categories, and the control for all questions. */
export function CategoryBar({ category, onChoose, claimNumber }: CategoryBarProps): JSX.Element {
  const text = useText(interactiveFaqsText);
  const names = useText(faqText);
  const select = useSelect("faq-category");

  return (
    <div className="ck-interactive-faqs-bar">
      <Select
        label={text.category}
        optionalText="hide"
        placeholder=""
        value={category}
        options={FAQ_CATEGORIES.map((value) => ({ value, text: names[value] }))}
        onChange={({ currentTarget }) => {
          const chosen = firstCategory(currentTarget.value);
          onChoose(chosen);
          select(chosen);
        }}
      />
      <ActionControl
        action="all-faqs"
        detail={{ category, ...(claimNumber !== undefined && { claimNumber }) }}
      >
        {text.allFaqs}
      </ActionControl>
    </div>
  );
}
