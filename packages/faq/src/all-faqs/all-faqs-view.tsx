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
import { isFragmentTaken, questionHref, questionInUrl } from "./question-id.ts";
import { QuestionList } from "./question-list.tsx";
import { allFaqsText } from "./text.ts";
import { useTargetQuestion } from "./use-target-question.ts";

interface AllFaqsViewProps {
  faqs: readonly Faq[];
  selectedCategory: string | undefined;
  /** Heading level of each question. */
  headingLevel: number;
  feedback: FeedbackSettings;
}

/** Renders a search over all questions and a tab for each category. */
export function AllFaqsView({
  faqs,
  selectedCategory,
  headingLevel,
  feedback,
}: AllFaqsViewProps): JSX.Element {
  const text = useText(allFaqsText);
  const names = useText(faqText);
  const select = useSelect("faq-category");
  const container = useRef<HTMLDivElement>(null);
  const [category, choose] = useCategory(selectedCategory, () => questionInUrl(faqs)?.category);
  const [target, goToQuestion] = useTargetQuestion(container, faqs, (faq) => choose(faq.category));

  function onFollow(faq: Faq, event: MouseEvent): void {
    if (!isFragmentTaken()) return;
    event.preventDefault();
    goToQuestion(faq);
  }

  if (faqs.length === 0) return <NoQuestions />;
  return (
    <div ref={container} className="ck-all-faqs-content">
      <FaqSearch faqs={faqs} hrefOf={questionHref} onFollow={onFollow} />
      <Tabset
        lazy
        label={text.categories}
        activeIndex={FAQ_CATEGORIES.indexOf(category)}
        onActiveIndexChange={(index) => {
          const chosen = FAQ_CATEGORIES[index] ?? category;
          choose(chosen);
          select(chosen);
        }}
        tabs={FAQ_CATEGORIES.map((each) => ({
          label: names[each],
          content: (
            <QuestionList
              faqs={faqs.filter((faq) => faq.category === each)}
              target={target}
              headingLevel={headingLevel}
              feedback={feedback}
            />
          ),
        }))}
      />
    </div>
  );
}
