"use client";

import type { Faq } from "@claimkit/claims-api";
import { Tabset } from "@claimkit/ui-kit/tabset";
import { useSelect, useText } from "@claimkit/widget-runtime";
import { type JSX, type MouseEvent, useRef } from "react";
import { FaqSearch } from "../faq-search/faq-search.tsx";
import { FAQ_CATEGORIES } from "../shared/categories.ts";
import type { FeedbackSettings } from "../shared/faq-feedback.tsx";
import { NoQuestions } from "../shared/no-questions.tsx";
import { faqText } from "../shared/text.ts";
import { useCategory } from "../shared/use-category.ts";
import { isFragmentTaken, namedQuestion, questionHref } from "./question-id.ts";
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

/** Draws all questions: a search over them, and a tab for each category. */
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
  const [named, lead] = useNamedQuestion(box, faqs, (faq) => choose(faq.category));

  function onFollow(faq: Faq, event: MouseEvent): void {
    if (!isFragmentTaken()) return;
    event.preventDefault();
    lead(faq);
  }

  if (faqs.length === 0) return <NoQuestions />;
  return (
    <div ref={box} className="ck-all-faqs-content">
      <FaqSearch faqs={faqs} hrefOf={questionHref} onFollow={onFollow} />
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
