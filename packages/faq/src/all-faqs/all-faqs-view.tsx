"use client";

import type { Faq } from "@claimkit/claims-api";
import { Tabset } from "@claimkit/ui-kit/tabset";
import { useSelect, useText } from "@claimkit/widget-runtime";
import { type JSX, useRef } from "react";
import { FAQ_CATEGORIES } from "../shared/categories.ts";
import type { FeedbackSettings } from "../shared/faq-feedback.tsx";
import { NoQuestions } from "../shared/no-questions.tsx";
import { faqText } from "../shared/text.ts";
import { useCategory } from "../shared/use-category.ts";
import { namedQuestion } from "./question-id.ts";
import { QuestionList } from "./question-list.tsx";
import { allFaqsText } from "./text.ts";
import { useNamedQuestion } from "./use-named-question.ts";

interface AllFaqsViewProps {
  faqs: readonly Faq[];
  selectedCategory: string | undefined;
  /** Of each question. */
  headingLevel: number;
  feedback: FeedbackSettings;
}

/** Draws all questions, a tab for each category. */
export function AllFaqsView({
  faqs,
  selectedCategory,
  headingLevel,
  feedback,
}: AllFaqsViewProps): JSX.Element {
  const text = useText(allFaqsText);
  const names = useText(faqText);
  const select = useSelect("faq-category");
  const box = useRef<HTMLDivElement>(null);
  const [category, choose] = useCategory(selectedCategory, () => namedQuestion(faqs)?.category);
  const named = useNamedQuestion(box, faqs, (faq) => choose(faq.category));

  if (faqs.length === 0) return <NoQuestions />;
  return (
    <div ref={box} className="ck-all-faqs-categories">
      <Tabset
        lazy
        label={text.categories}
        active={FAQ_CATEGORIES.indexOf(category)}
        onTabChanged={(index) => {
          const chosen = FAQ_CATEGORIES[index] ?? category;
          choose(chosen);
          select(chosen);
        }}
        tabs={FAQ_CATEGORIES.map((each) => ({
          label: names[each],
          content: (
            <QuestionList
              faqs={faqs.filter((faq) => faq.category === each)}
              named={named}
              headingLevel={headingLevel}
              feedback={feedback}
            />
          ),
        }))}
      />
    </div>
  );
}
